import { startTimeLimit } from '~/platform/time-limit.server.ts';
import { PictureProcess } from './process.server.ts';

/** Who waits: a shopper with an upload, or a page with a picture that it shows for the first time. They take turns. */
export type PictureLane = 'upload' | 'view';

/** Thrown where more pictures wait than may wait, or one has waited too long. */
export class PicturesBusyError extends Error {
  override name = 'PicturesBusyError';
}

export interface PoolLimits {
  /** Processes at the same time. */
  processes: number;
  /** Pictures of one lane that may wait. */
  waiting: number;
  /** ms that a picture may wait for its turn. */
  wait: number;
  /** ms after which a process that has nothing to do is ended, and its memory with it. */
  idle: number;
  /** Pictures after which a process is replaced: what libraries leak ends with it. */
  pictures: number;
}

/** A process that a person works with, or rests. */
interface Place {
  process?: PictureProcess;
  /** Pictures that its process has seen. */
  pictures: number;
  idleTimer?: NodeJS.Timeout;
}

/** Gives pictures to a few processes, in the order of their lanes, and refuses what would wait too long. */
export class PicturePool {
  readonly #limits: PoolLimits;
  readonly #free: Place[];
  readonly #places: readonly Place[];
  readonly #lanes: Record<PictureLane, ((place: Place) => void)[]> = { upload: [], view: [] };
  #next: PictureLane = 'upload';

  constructor(limits: PoolLimits) {
    this.#limits = limits;
    this.#places = Array.from({ length: limits.processes }, () => ({ pictures: 0 }));
    this.#free = [...this.#places];
  }

  /** Processes that run now. */
  get pids(): number[] {
    return this.#places.flatMap(({ process }) => (process && !process.isOver ? (process.pid ?? []) : []));
  }

  /**
   * Works on one picture with a process of its own.
   * @throws PicturesBusyError at once where too many wait, or when its turn does not come in time; whatever the work
   * throws
   */
  async run<Result>(lane: PictureLane, work: (process: PictureProcess) => Promise<Result>): Promise<Result> {
    const place = await this.#take(lane);
    try {
      return await work(this.#processOf(place));
    } finally {
      this.#giveBack(place);
    }
  }

  #take(lane: PictureLane): Promise<Place> {
    const free = this.#free.pop();
    if (free) {
      clearTimeout(free.idleTimer);
      return Promise.resolve(free);
    }
    const waiting = this.#lanes[lane];
    if (waiting.length >= this.#limits.waiting)
      return Promise.reject(new PicturesBusyError('Too many pictures are waiting'));
    return new Promise((resolve, reject) => {
      const begin = (place: Place) => {
        cancel();
        resolve(place);
      };
      const cancel = startTimeLimit(this.#limits.wait, () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new PicturesBusyError('Other pictures took too long'));
      });
      waiting.push(begin);
    });
  }

  #processOf(place: Place): PictureProcess {
    if (!place.process || place.process.isOver) {
      place.process = new PictureProcess();
      place.pictures = 0;
    }
    place.pictures += 1;
    return place.process;
  }

  #giveBack(place: Place): void {
    if (place.pictures >= this.#limits.pictures) this.#end(place);
    const next = this.#shift();
    if (next) return next(place);
    place.idleTimer = setTimeout(() => this.#end(place), this.#limits.idle).unref();
    this.#free.push(place);
  }

  /** Whose turn it is: the lanes alternate where both wait. */
  #shift(): ((place: Place) => void) | undefined {
    const lane = this.#lanes[this.#next].length > 0 ? this.#next : this.#next === 'upload' ? 'view' : 'upload';
    this.#next = lane === 'upload' ? 'view' : 'upload';
    return this.#lanes[lane].shift();
  }

  #end(place: Place): void {
    place.process?.end();
    delete place.process;
  }
}
