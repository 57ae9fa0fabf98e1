import {describe, expect, it} from 'vitest';
import {buildCommand} from './build.js';

describe('buildCommand', () => {
  it('builds into build/ unless told otherwise', () => {
    expect(buildCommand(['--locale', 'ru'])).toEqual({outDir: 'build', args: ['--locale', 'ru']});
  });

  it('knows the folder that Docusaurus is given, for the search index is made there', () => {
    expect(buildCommand(['--locale', 'ru', '--out-dir', 'build-subpath', '--dev'])).toEqual({
      outDir: 'build-subpath',
      args: ['--locale', 'ru', '--dev'],
    });
  });

  it('says what is missing after --out-dir', () => {
    expect(() => buildCommand(['--out-dir'])).toThrow('--out-dir needs a folder');
  });
});
