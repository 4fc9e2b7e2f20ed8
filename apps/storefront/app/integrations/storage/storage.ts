/** A file that may be written once from outside. */
export interface UploadGrant {
  bucket: string;
  key: string;
  /** The upload has to carry exactly this type. */
  contentType: string;
  /** The upload has to have exactly this length, where it is known beforehand. */
  bytes?: number;
}

export interface StoredObject {
  key: string;
  changedAt: Date;
}

export interface ObjectStorage {
  /**
   * An address to which a browser may PUT one file until it expires.
   * @throws if the storage does not answer as it should
   */
  signUpload(grant: UploadGrant): Promise<{ url: string; expiresAt: Date }>;
  /** Writes an object; one of the same key is replaced. */
  put(bucket: string, key: string, body: Buffer, contentType: string): Promise<void>;
  /**
   * Reads an object.
   * @param maxBytes a larger one is not read
   * @returns null if there is none; `too-large` where it is larger than allowed
   */
  get(bucket: string, key: string, maxBytes: number): Promise<Buffer | null | 'too-large'>;
  /** Every object whose key begins with a prefix that ends with a slash. */
  list(bucket: string, prefix: string): AsyncIterable<StoredObject>;
  /** Removes an object; one that is not there is removed already. */
  remove(bucket: string, key: string): Promise<void>;
}
