import { accepts, typesText } from './accepts'

test.each([
  ['.jpg,.png', 'proof.JPG', 'image/jpeg', true],
  // Phones call a JPEG so; the server looks at the content.
  ['.jpg,.png', 'proof.HEIC', 'image/heic', true],
  ['.pdf', 'proof.heic', 'image/heic', false],
  ['.jpg,.png', 'jpg', '', false],
  ['image/*', 'proof.heic', 'image/heic', true],
  ['image/*', 'list.csv', 'text/csv', false],
  ['application/pdf', 'bill.pdf', 'application/pdf', true],
  [undefined, 'anything.bin', '', true],
  ['.jpg,.png', 'proof.jpg ', '', true],
  ['image/*', 'proof.jpg.', '', true],
  ['image/*', 'proof.pdf.', '', false],
])('%s and the file %s of type "%s": %s', (accept, name, type, expected) => {
  expect(accepts(accept, { name, type })).toBe(expected)
})

test('Accepted types are named as people know them', () => {
  expect(typesText('.jpg, application/pdf,image/*')).toBe('JPG, PDF, IMAGE')
})
