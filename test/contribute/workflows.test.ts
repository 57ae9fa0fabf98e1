import {execFileSync, spawnSync} from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

describe('what publishes the data', () => {
  const publishers = workflows.flatMap(({name, parsed}) =>
    Object.entries(parsed.jobs)
      .filter(([, {steps = []}]) => steps.some(({run}) => run?.includes('npm publish')))
      .map(([job, {needs, permissions, steps}]) => ({
        name,
        job,
        needs,
        permissions,
        steps,
        parsed,
      })),
  );

  test('is one job of the workflow that tags alone start, after the check of the same commit', () => {
    const [{name, job, needs, parsed}, ...others] = publishers;
    expect([name, job, others]).toEqual(['release.yml', 'publish', []]);
    expect(parsed.on).toEqual({push: {tags: ['v*']}});
    expect(needs).toEqual(['check', 'package']);
    expect(parsed.jobs.check.uses).toBe('./.github/workflows/check.yml');
    for (const each of Object.values(parsed.jobs)) expect(each.if).toBeUndefined();
  });

  test('may speak for the repository, says where the package comes from, and runs none of its code', () => {
    const [{permissions, steps, parsed}] = publishers;
    expect(permissions).toEqual({actions: 'read', 'id-token': 'write'});
    expect(steps.filter(({uses}) => uses?.includes('checkout'))).toEqual([]);
    const publish = steps.map(({run}) => run ?? '').filter((run) => /npm/u.test(run));
    expect(publish).toEqual([
      'npm publish ./release/*.tgz --provenance --access public --ignore-scripts',
    ]);
    const speaking = Object.values(parsed.jobs).filter((each) => each.permissions?.['id-token']);
    expect(speaking).toHaveLength(1);
  });
});

describe('release-notes.sh', () => {
  /** Runs the script with a stand-in for `npm`, for which `pack` does what is given. */
  function notes(pack) {
    const folder = mkdtempSync(join(tmpdir(), 'release-notes-'));
    writeFileSync(join(folder, 'package.json'), '{"name": "some-data"}');
    const npm = `#!/usr/bin/env bash
into="\${@: -1}"
case "$1 $2" in
  pack*) [ "$2" = some-data@latest ] || exit 9; ${pack} ;;
  run*) echo "[$*]" ;;
esac
`;
    writeFileSync(join(folder, 'npm'), npm);
    chmodSync(join(folder, 'npm'), 0o755);
    const PATH = [folder, dirname(process.execPath), process.env.PATH].join(delimiter);
    const file = join(folder, 'notes.md');
    const words = [folder, file];
    const {status, stderr} = spawnSync('.github/scripts/release-notes.sh', words, {
      ...{env: {...process.env, PATH}, encoding: 'utf8'},
    });
    return {status, stderr, text: status === 0 ? readFileSync(file, 'utf8') : undefined};
  }

  test('compares with the version that npm has, in both languages', () => {
    const {status, text} = notes(
      'mkdir "$into/package" && tar -czf "$into/a.tgz" -C "$into" package && rmdir "$into/package"',
    );
    expect(status).toBe(0);
    expect(text).toMatch(
      /^\[run --silent bench -- report --base \S+\/package --lang en\]\n\n\[.* --lang ru\]\n\n$/u,
    );
  });

  test('says of a first version that it is one', () => {
    expect(notes('echo "npm error code E404" >&2; exit 1').text).toMatch(/first release.*Первый/su);
  });

  test('takes no other error for that', () => {
    const {status, stderr} = notes('echo "npm error code E500" >&2; exit 1');
    expect(status).toBe(1);
    expect(stderr).toContain('E500');
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

  test('says how to take what is derived, if there is any, and shows nothing of it', () => {
    const body = () => readFileSync(join(folder, 'body'), 'utf8');
    post();
    expect(body()).not.toContain('git apply');
    writeFileSync(join(artefact, 'derived.patch'), 'diff @everybody');
    post();
    expect(body()).toContain(
      'gh run download 7 --repo o/r --name report --dir report\ngit apply report/derived.patch',
    );
    expect(body()).not.toContain('@everybody');
    rmSync(join(artefact, 'derived.patch'));
    execFileSync('ln', ['-s', '/etc/passwd', join(artefact, 'derived.patch')]);
    post();
    expect(body()).not.toContain('git apply');
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

test('what is derived is made for pull requests alone: main has to have it', () => {
  const {parsed} = workflows.find(({name}) => name === 'check.yml');
  const making = stepsOf(parsed).filter(({run}) => run?.includes('bench -- update'));
  expect(making.map((step) => step.if)).toEqual(["github.event_name == 'pull_request'"]);
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
