import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Cut } from './lean-libraries.ts';
import { leanFiles } from './lean-libraries.ts';
import { root } from './packages.ts';

const { cutOut } = createRequire(import.meta.url)('./lean-loader.cjs') as {
  cutOut: (source: string, cuts: Cut[], file: string) => string;
};

const source = `function kept() {
  return 1;
}
function left({
  one,
}) {
  if (one) {
    return 2;
  }
}
`;

describe('taking out of libraries what nobody reaches', () => {
  test.each(Object.entries(leanFiles))('%s still has what is cut', (file, cuts) => {
    const before = readFileSync(`${root}/node_modules/${file}`, 'utf8');
    expect(cutOut(before, cuts, file).length).toBeLessThan(before.length);
  });

  test('a function loses its body, whatever its parameters look like', () => {
    expect(cutOut(source, [{ block: 'function left(' }], 'a file')).toBe(
      'function kept() {\n  return 1;\n}\nfunction left() {}\n',
    );
  });

  test('a text becomes another', () => {
    expect(cutOut('one + one', [{ text: 'one', to: '1', times: 2 }], 'a file')).toBe('1 + 1');
  });

  test('a cut that is not there, or more often than said, is refused', () => {
    expect(() => cutOut(source, [{ block: 'function gone(' }], 'a file')).toThrow('a file has 0 times');
    expect(() => cutOut(source, [{ block: 'function' }], 'a file')).toThrow('a file has 2 times');
    expect(() => cutOut(source, [{ text: 'return', to: '' }], 'a file')).toThrow('a file has 2 times');
  });
});
