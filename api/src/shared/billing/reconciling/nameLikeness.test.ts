import { nameLikeness, readKnown, readShown } from './nameLikeness'

test.each([
  ['JUAN DELA CRUZ', 'Juan Dela Cruz', 'whole'],
  ['Dela Cruz, Juan P.', 'Juan Dela Cruz', 'whole'],
  ['JU** D*** C***', 'Juan Dela Cruz', 'whole'],
  ['Transfer from JUAN CRUZ 09171234567', 'Juan Dela Cruz', 'part'],
  ['PEÑA, María', 'Maria Pena', 'whole'],
  ['Ana Reyes', 'Juan Dela Cruz', 'none'],
  ['****', 'Juan Dela Cruz', 'none'],
  ['', 'Juan Dela Cruz', 'none'],
  ['JUAN DELACRUZ', 'Juan Dela Cruz', 'whole'],
  ['JUAN DE LA CRUZ', 'Juan Delacruz', 'whole'],
  ['OBRIEN MARY', 'Mary O’Brien', 'whole'],
  ['O BRIEN MARY', 'Mary O’Brien', 'whole'],
  ['LUKASZ GROSS', 'Łukasz Groß', 'whole'],
  ['王小明', '王小明', 'whole'],
  ['王大明', '王小明', 'none'],
  ['J•••N D••• C.', 'Juan Dela Cruz', 'whole'],
  ['ANACRUZ', 'Juan Dela Cruz', 'none'],
  ['MARIA THERESA REYES', 'Ma. Theresa Reyes', 'whole'],
  ['MA THERESA REYES', 'Maria Theresa Reyes', 'whole'],
  ['MARI* T****** R****', 'Ma. Theresa Reyes', 'whole'],
  ['SANTA ANA JOSE', 'Jose Sta. Ana', 'whole'],
  ['STAANA JOSE', 'Jose Sta. Ana', 'whole'],
  ['JUAN CRUZ', 'Juan Cruz Jr.', 'whole'],
  ['JUAN CRUZ III', 'Juan Cruz', 'whole'],
  ['MARIO REYES', 'Ma. Reyes', 'part'],
])('Name %j against %s: %s', (shown, known, likeness) => {
  expect(nameLikeness(readShown(shown), readKnown(known))).toBe(likeness)
})
