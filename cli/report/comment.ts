// `node cli/report/comment.ts <report.json>`: the comment on a pull request, from the data of its report. The data come
// from a run of the pull request's own code and may hold anything; only this file, from the default branch, writes the
// sentences. Of packages it needs i18next alone, which the lock of the default branch names.
import {readFileSync, statSync} from 'node:fs';
import {commentOf} from './comment-of.ts';

const LARGEST_BYTES = 64 * 1024 * 1024;

const [path] = process.argv.slice(2);
const text = statSync(path).size > LARGEST_BYTES ? '' : readFileSync(path, 'utf8');
process.stdout.write(commentOf(text));
