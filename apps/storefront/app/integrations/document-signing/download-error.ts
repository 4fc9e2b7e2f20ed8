/** A document that could not be had (spec §8). */
export class DownloadError extends Error {
  override name = 'DownloadError';

  private constructor(
    message: string,
    /** The status of the service's answer, or `empty`. */
    readonly code: string,
  ) {
    super(message);
  }

  /** `Download failed with status {n}` */
  static status(status: number): DownloadError {
    return new DownloadError(`Download failed with status ${status}`, String(status));
  }

  static empty(): DownloadError {
    return new DownloadError('Downloaded file is empty', 'empty');
  }
}
