import {execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';
import {parse} from 'yaml';
import {beforeEach, describe, expect, test} from 'vitest';
import {MARK} from '../../cli/report/comment-of.ts';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(join(FOLDER, name), 'utf8'),
  parsed: parse(readFileSync(join(FOLDER, name), 'utf8')),
}));
const stepsOf = ({jobs}) => Object.values(jobs).flatMap(({steps = []}) => steps);

describe.each(workflows)('$name', ({text, parsed}) => {
  test('pins each action by commit', () => {
    const used = stepsOf(parsed).flatMap(({uses}) => uses ?? []);
    for (const action of used) expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
  });

  test('says at its top that it may only read', () => {
    expect(parsed.permissions).toEqual({contents: 'read'});
  });

  test('leaves no credentials in a checkout', () => {
    for (const {uses, with: options} of stepsOf(parsed)) {
      if (uses?.startsWith('actions/checkout@')) expect(options['persist-credentials']).toBe(false);
    }
  });

  test('reads no secret, and puts nothing that others write into a shell', () => {
    expect(text).not.toContain('secrets.');
    for (const {run = ''} of stepsOf(parsed)) expect(run).not.toContain('${{');
  });

  test('is not started with rights by a pull request', () => {
    expect(Object.keys(parsed.on)).not.toContain('pull_request_target');
    const isOfPullRequest = 'pull_request' in parsed.on;
    const rights = Object.values(parsed.jobs).map(({permissions}) => permissions ?? {});
    if (isOfPullRequest)
      expect(rights.every((one) => Object.values(one).every((right) => right === 'read'))).toBe(
        true,
      );
  });
});

test('what posts comments checks out the default branch and nothing else, and installs without scripts', () => {
  const {parsed} = workflows.find(({name}) => name === 'report-comment.yml');
  const checkouts = stepsOf(parsed).filter(({uses}) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.map((step) => step.with.ref)).toEqual([
    '${{ github.event.repository.default_branch }}',
  ]);
  expect(stepsOf(parsed).flatMap(({run}) => run ?? [])).toEqual([
    'npm ci --ignore-scripts --no-audit --no-fund',
    '.github/scripts/post-report.sh',
  ]);
});

describe('what publishes the site', () => {
  const publishing = workflows.flatMap(({name, parsed}) =>
    Object.entries(parsed.jobs)
      .filter(([, {permissions, steps = []}]) => {
        const deploys = steps.some(({uses}) => uses?.startsWith('actions/deploy-pages@'));
        return deploys || permissions?.pages === 'write';
      })
      .map(([job]) => ({name, parsed, job})),
  );
  /** Jobs without which a job doesn't begin. */
  const neededBy = (jobs, job) =>
    [jobs[job].needs ?? []].flat().flatMap((each) => [each, ...neededBy(jobs, each)]);

  test('is one job', () => {
    expect(publishing.map(({name, job}) => `${name}: ${job}`)).toEqual(['deploy.yml: deploy']);
  });

  test.each(publishing)(
    '$name: $job waits for the whole check of the same commit',
    ({parsed, job}) => {
      const {jobs} = parsed;
      const needed = neededBy(jobs, job);
      const checks = needed.filter((each) => jobs[each].uses === './.github/workflows/check.yml');
      expect(checks).toHaveLength(1);
      // A condition of its own could let a job begin although one that it needs has failed.
      for (const each of [job, ...needed]) expect(jobs[each].if).toBeUndefined();
      const check = workflows.find(({name}) => name === 'check.yml').parsed;
      expect(Object.keys(check.on)).toContain('workflow_call');
      for (const one of [...Object.values(check.jobs), ...stepsOf(check)])
        expect(one['continue-on-error']).toBeUndefined();
      expect(stepsOf(check).map(({run}) => run)).toContain('.ci/run');
    },
  );

  test.each(publishing)('$name: $job is started by nobody’s fork', ({parsed}) => {
    expect(Object.keys(parsed.on).sort()).toEqual(['push', 'workflow_dispatch']);
    expect(parsed.on.push).toEqual({branches: ['main']});
  });
});

describe('post-report.sh', () => {
  const HEAD = 'a'.repeat(40);
  let folder;
  let artefact;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'post-report-'));
    artefact = join(folder, 'artefact');
    mkdirSync(artefact);
    writeFileSync(join(artefact, 'number'), '12\n');
    writeFileSync(join(artefact, 'report.json'), '{}');
  });

  /** Runs the script with a stand-in for `gh` that writes down what it was asked. */
  function post({head = HEAD, earlier = ''} = {}) {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    const gh = join(folder, 'gh');
    writeFileSync(
      gh,
      `#!/usr/bin/env bash
if [ "$1" = run ]; then cp -P '${artefact}'/* "\${@: -1}"; exit; fi
case "$*" in
  *--method*) echo "$*" >> '${log}'; last="\${@: -1}"; cp "\${last#body=@}" '${folder}/body' ;;
  *pulls/*) echo '${head}' ;;
  *comments*) echo '${earlier}' ;;
esac
`,
    );
    chmodSync(gh, 0o755);
    const env = {
      ...process.env,
      // The script's `node` is the workflow's, which reads TypeScript, as this one does.
      PATH: [folder, dirname(process.execPath), process.env.PATH].join(delimiter),
      REPOSITORY: 'o/r',
      RUN_ID: '7',
      HEAD_SHA: HEAD,
    };
    let code = 0;
    try {
      execFileSync('.github/scripts/post-report.sh', {env, stdio: 'pipe'});
    } catch (error) {
      code = error.status;
    }
    return {code, asked: readFileSync(log, 'utf8')};
  }

  test('posts a comment', () => {
    expect(post()).toEqual({
      code: 0,
      asked: expect.stringMatching(/--method POST repos\/o\/r\/issues\/12\/comments/),
    });
    expect(readFileSync(join(folder, 'body'), 'utf8').startsWith(MARK)).toBe(true);
  });

  test('renews the comment that stands', () => {
    expect(post({earlier: '99'}).asked).toMatch(/--method PATCH repos\/o\/r\/issues\/comments\/99/);
  });

  test('posts nothing to a pull request that the run was not for', () => {
    expect(post({head: 'b'.repeat(40)})).toEqual({code: 0, asked: ''});
  });

  test.each(['x', '12; gh api', '$(id)', '-1', ''])('takes no number from %j', (number) => {
    writeFileSync(join(artefact, 'number'), number);
    expect(post()).toEqual({code: 1, asked: ''});
  });

  test('follows no link out of the artefact', () => {
    execFileSync('ln', ['-sf', '/etc/passwd', join(artefact, 'report.json')]);
    expect(post()).toEqual({code: 1, asked: ''});
  });
});

test('every issue form has what GitHub asks for', () => {
  const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((name) => name !== 'config.yml');
  for (const name of forms) {
    const form = parse(readFileSync(join('.github/ISSUE_TEMPLATE', name), 'utf8'));
    expect(form).toMatchObject({name: expect.any(String), description: expect.any(String)});
    const ids = form.body.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {type, attributes} of form.body) {
      expect(['input', 'textarea', 'dropdown']).toContain(type);
      expect(attributes.label.length).toBeGreaterThan(3);
      if (type === 'dropdown')
        expect(attributes.options.every((one) => typeof one === 'string')).toBe(true);
    }
  }
});

test('Russian texts and the schema have owners', () => {
  const owners = readFileSync('.github/CODEOWNERS', 'utf8');
  for (const path of ['/i18n/ru/', '/static/data/schema/'])
    expect(owners).toMatch(new RegExp(`^${path}\\s+@`, 'm'));
});
