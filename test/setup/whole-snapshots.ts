import {VitestSnapshotEnvironment} from 'vitest/runtime';
import {writeWhole} from '../../content/write-whole.ts';

/** Published pictures are snapshots: one that is drawn anew is put in place whole, or not at all. */
class WholeSnapshots extends VitestSnapshotEnvironment {
  async saveSnapshotFile(path, text) {
    writeWhole(path, text);
  }
}

export default new WholeSnapshots();
