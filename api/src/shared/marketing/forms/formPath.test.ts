import type { RuleOperator } from './formFields'
import { formPath, isMet, type Answer, type Answers } from './formPath'
import { optionsOf, schemaOf } from './testForm'

it.each<[RuleOperator, string, Answer | undefined, boolean]>([
  ['is', 'va', 'va', true],
  ['is', 'va', ['smm', 'va'], true],
  ['is', 'true', true, true],
  ['is', '3', 3, true],
  ['is', 'va', undefined, false],
  ['isNot', 'va', 'smm', true],
  ['isNot', 'va', undefined, true],
  ['isNot', 'va', ['va'], false],
  ['isAbove', '3', 4, true],
  ['isAbove', '3', 3, false],
  ['isAbove', '3', undefined, false],
  ['isBelow', '3', 2, true],
  ['isBelow', '3', null, false],
  ['isFilled', '', ' ', false],
  ['isFilled', '', false, true],
  ['isFilled', '', { city: '', province: 'Cebu', street: '' }, true],
  ['isEmpty', '', [], true],
  ['isEmpty', '', 0, false],
])('%s "%s" is asked of %p: %p', (operator, value, answer, expected) => {
  expect(isMet({ operator, value }, answer)).toBe(expected)
})

const schema = schemaOf(
  { key: 'works', type: 'yesNo' },
  {
    key: 'job',
    type: 'shortText',
    rules: [{ effect: 'show', when: 'works', operator: 'is', value: 'true' }],
  },
  {
    key: 'years',
    type: 'number',
    rules: [
      { effect: 'show', when: 'job', operator: 'isFilled' },
      { effect: 'require', when: 'job', operator: 'is', value: 'VA' },
    ],
  },
  {
    key: 'second',
    type: 'pageBreak',
    rules: [
      {
        effect: 'jump',
        when: 'works',
        operator: 'is',
        value: 'false',
        to: 'last',
      },
    ],
  },
  { key: 'client', type: 'single', options: optionsOf('yes', 'no') },
  {
    key: 'last',
    type: 'pageBreak',
    rules: [
      {
        effect: 'jump',
        when: 'client',
        operator: 'is',
        value: 'no',
        to: 'end',
      },
    ],
  },
  { key: 'goal', type: 'longText', isRequired: true }
)

const linesOf = (answers: Answers) =>
  formPath(schema, answers).map(({ key, fields }) =>
    [
      key,
      ...fields.map(({ field, isNeeded }) => field.key + (isNeeded ? '!' : '')),
    ].join(' ')
  )

it.each<[string, Answers, string[]]>([
  ['no answer', {}, [' works', 'second client', 'last goal!']],
  [
    'a shown field',
    { works: true, job: 'Clerk' },
    [' works job years', 'second client', 'last goal!'],
  ],
  [
    'a field that an answer requires',
    { works: true, job: 'VA' },
    [' works job years!', 'second client', 'last goal!'],
  ],
  [
    'an answer behind a hidden field, which decides nothing',
    { works: false, job: 'VA' },
    [' works', 'last goal!'],
  ],
  [
    'a jump to the end',
    { works: true, client: 'no' },
    [' works job', 'second client'],
  ],
])('the path follows %s', (_, answers, expected) => {
  expect(linesOf(answers)).toEqual(expected)
})

it('A jump that leads back goes to the next page, so that a path always ends', () => {
  const looping = schemaOf(
    { key: 'a', type: 'yesNo' },
    { key: 'one', type: 'pageBreak' },
    { key: 'b', type: 'yesNo' },
    {
      key: 'two',
      type: 'pageBreak',
      rules: [{ effect: 'jump', when: 'a', operator: 'isFilled', to: 'one' }],
    },
    { key: 'c', type: 'yesNo' }
  )
  expect(formPath(looping, { a: true }).map(({ key }) => key)).toEqual([
    '',
    'one',
    'two',
  ])
})
