import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Folders without sources. */
const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', 'generated', '.data', '.cache', '.tmp', '.strapi']);

/**
 * A hash of files and folders: changes if a file is changed, added, removed or renamed, but not if files are only
 * touched or tests edited.
 * @param {readonly string[]} sources paths below the checkout; a missing one counts as empty
 * @returns {string}
 */
export function fingerprint(sources, base = root) {
  const hash = createHash('sha256');
  /** @param {string} relative */
  const add = (relative) => {
    const file = path.join(base, relative);
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      const names = readdirSync(file).filter((name) => !NOT_SOURCES.has(name));
      for (const name of names.sort()) add(path.join(relative, name));
    } else if (!/\.test\.tsx?$/.test(relative)) {
      hash.update(`${relative}\0`).update(readFileSync(file)).update('\0');
    }
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}

/**
 * A build product with a stamp of its sources. The stamp is stored inside the product, so that both disappear together.
 */
export class Product {
  /**
   * @param {{sources: readonly string[], outputs: readonly string[], stamp: string}} options paths below the checkout;
   *   outputs: files that are there when it is complete
   * @param {string} [base]
   */
  constructor({ sources, outputs, stamp }, base = root) {
    this.sources = sources;
    this.outputs = outputs.map((output) => path.join(base, output));
    this.stamp = path.join(base, stamp);
    this.base = base;
  }

  /** Whether it exists and is up to date. */
  isCurrent() {
    return this.state() === 'current';
  }

  state() {
    if (![this.stamp, ...this.outputs].every((file) => existsSync(file))) return 'missing';
    return readFileSync(this.stamp, 'utf8') === fingerprint(this.sources, this.base) ? 'current' : 'older';
  }

  /**
   * Builds it unless it is up to date. Sources are hashed before, so that edits during the build count as changes.
   * @param {() => Promise<void>} make
   * @returns {Promise<boolean>} whether it was built
   */
  async ensure(make) {
    if (this.isCurrent()) return false;
    const before = fingerprint(this.sources, this.base);
    rmSync(this.stamp, { force: true });
    await make();
    mkdirSync(path.dirname(this.stamp), { recursive: true });
    writeFileSync(this.stamp, before);
    return true;
  }
}
