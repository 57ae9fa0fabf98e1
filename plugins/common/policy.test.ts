import {expect, test} from 'vitest';
import {policyOf} from './policy.ts';

test('allows an inline script by its hash, and no other', () => {
  // The hash of "alert(1)" as any tool computes it: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  const policy = policyOf('<script>alert(1)</script>');
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(policy).not.toContain('unsafe');
});

test('counts neither data nor linked scripts', () => {
  const policy = policyOf(
    '<script type=application/json id=a>["x"]</script><script src=/a.js defer></script>',
  );
  expect(policy).toContain("script-src 'self';");
});

test('names an inline style once, however often it stands there', () => {
  const policy = policyOf('<style>p{margin:0}</style><style>p{margin:0}</style>');
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).toMatch(/style-src 'self' 'sha256-/);
});

test('lets no string become HTML or code, and names a policy where the page makes one', () => {
  const none = policyOf('<script>alert(1)</script>');
  expect(none).toContain("require-trusted-types-for 'script'; trusted-types 'none'; ");
  const one = policyOf('<script>trustedTypes.createPolicy("default",{})</script>');
  expect(one).toContain("require-trusted-types-for 'script'; trusted-types default; ");
});
