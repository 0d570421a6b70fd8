import fc from 'fast-check';

/**
 * Any character but half surrogate pairs. Fast-check's `binary` unit, on which its URLs are built too, first spends
 * seconds on a table of all of them.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0x10_f7ff }).map(
  (index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800),
  (text) => {
    const [code = -1, ...more] = [...String(text)].map((character) => character.codePointAt(0) ?? -1);
    if (more.length > 0) throw new Error('not one character');
    return code < 0xd800 ? code : code - 0x800;
  },
);

export const webPaths = fc
  .array(
    fc.string({ unit: fc.oneof(fc.constantFrom(...`!$&'()*+,;=:@`), anyCharacter.map(encodeURIComponent)) }),
  )
  .map((parts) => parts.map((part) => `/${part}`).join(''));

export const webUrls = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), webPaths)
  .map(([scheme, host, path]) => `${scheme}://${host}${path}`);
