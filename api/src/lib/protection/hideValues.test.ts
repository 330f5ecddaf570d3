import { withoutValues } from './hideValues'

test.each([
  [
    'Variable "$i" got invalid value 918273 at "i.otp"; String cannot represent a non string value: 918273',
    'Variable "$i" got invalid value.',
  ],
  [
    'Variable "$p" got invalid value { value: "a\nb" }; x',
    'Variable "$p" got invalid value.',
  ],
  [
    'Argument "password" has invalid value Secret.',
    'Argument "password" has invalid value.',
  ],
  [
    'Expected value of type "String!", found {a: Secret}.',
    'Expected value of type "String!".',
  ],
  [
    'String cannot represent a non string value: Secret',
    'String cannot represent this value.',
  ],
  [
    'Enum "Sort" cannot represent non-enum value: "Secret".',
    'Enum "Sort" cannot represent this value.',
  ],
  [
    'Value "Secret" does not exist in "Sort" enum.',
    'No such value in "Sort" enum.',
  ],
  [
    'DateTime cannot represent an invalid date-time-string Secret.',
    'DateTime cannot represent this value.',
  ],
  [
    'Syntax Error: Expected Name, found String "Secret".',
    'Syntax Error: Expected Name.',
  ],
  [
    'Syntax Error: Expected ":", found Name "Secret".',
    'Syntax Error: Expected.',
  ],
  ['Syntax Error: Unexpected Name "Secret".', 'Syntax Error: Unexpected Name.'],
  [
    'Syntax Error: Invalid number, expected digit but got: "S".',
    'Syntax Error: Invalid number, expected digit.',
  ],
])('No message quotes a value: %s', (message, expected) => {
  expect(withoutValues(message)).toBe(expected)
})

test.each([
  'Syntax Error: Aliases limit of 15 exceeded, found 20.',
  'Cannot query field "nothing" on type "Query".',
  'Variable "$id" of required type "Int!" was not provided.',
  'You do not have access to this.',
])('A message that quotes no value stays: %s', (message) => {
  expect(withoutValues(message)).toBe(message)
})
