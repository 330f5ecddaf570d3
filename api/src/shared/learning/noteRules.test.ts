import { NOTE_TEXT_MAX, noteRefusals } from './noteRules'

test.each([
  [{ text: ' ' }, { text: 'REQUIRED', positionSec: false }],
  [{ text: 'x'.repeat(NOTE_TEXT_MAX) }, { text: false, positionSec: false }],
  [
    { text: 'x'.repeat(NOTE_TEXT_MAX + 1) },
    { text: 'TOO_LONG', positionSec: false },
  ],
  [
    { text: 'Good', positionSec: 0 },
    { text: false, positionSec: false },
  ],
  [
    { text: 'Good', positionSec: null },
    { text: false, positionSec: false },
  ],
  [
    { text: 'Good', positionSec: -1 },
    { text: false, positionSec: 'INVALID' },
  ],
  [
    { text: 'Good', positionSec: 86_401 },
    { text: false, positionSec: 'INVALID' },
  ],
])('A note %j', (note, refusals) => {
  expect(noteRefusals(note)).toEqual(refusals)
})
