import { schemaProblems } from './schemaProblems'
import { optionsOf, schemaOf } from './testForm'

const terms = {
  kind: 'GENERAL',
  loginRequired: false,
  oncePer: 'NONE',
} as const

const ready = { key: 'name', type: 'shortText' }
const show = (when: string, changes: object = {}) => ({
  effect: 'show',
  when,
  operator: 'isFilled',
  ...changes,
})

it.each<[string, object[], string[]]>([
  ['ready', [ready], []],
  ['nothing to fill in', [{ key: 'a', type: 'section' }], ['noFields:']],
  [
    'a field without a label',
    [{ ...ready, label: { en: ' ' } }],
    ['noLabel:name'],
  ],
  [
    'one option',
    [{ key: 'a', type: 'single', options: optionsOf('x') }],
    ['noOptions:a'],
  ],
  [
    'an option without a label',
    [{ key: 'a', type: 'multi', options: [...optionsOf('x'), { value: 'y' }] }],
    ['emptyOption:a'],
  ],
  ['crossed limits', [{ ...ready, min: 5, max: 2 }], ['limits:name']],
  [
    'a rule about itself',
    [{ ...ready, rules: [show('name')] }],
    ['ruleField:name'],
  ],
  [
    'a rule about a later field',
    [{ key: 'a', type: 'date', rules: [show('name')] }, ready],
    ['ruleField:a'],
  ],
  [
    'a rule without its value',
    [
      ready,
      { key: 'a', type: 'date', rules: [show('name', { operator: 'is' })] },
    ],
    ['ruleValue:a'],
  ],
  [
    'a rule about an option that is gone',
    [
      { key: 'a', type: 'single', options: optionsOf('x', 'y') },
      {
        key: 'b',
        type: 'date',
        rules: [show('a', { operator: 'is', value: 'z' })],
      },
    ],
    ['ruleValue:b'],
  ],
  ['too many steps', [{ key: 'a', type: 'scale', max: 21 }], ['limits:a']],
  [
    'a jump back',
    [
      ready,
      { key: 'one', type: 'pageBreak' },
      {
        key: 'two',
        type: 'pageBreak',
        rules: [show('name', { effect: 'jump', to: 'one' })],
      },
    ],
    ['jump:two'],
  ],
  [
    'a jump to the end',
    [
      ready,
      {
        key: 'two',
        type: 'pageBreak',
        rules: [show('name', { effect: 'jump', to: 'end' })],
      },
    ],
    [],
  ],
  [
    'two answers for one column of the profile',
    [
      { key: 'a', type: 'date', profile: 'birthdate' },
      { key: 'b', type: 'date', profile: 'birthdate' },
    ],
    ['twiceProfile:b'],
  ],
])('a form can be published unless it has %s', (_, fields, expected) => {
  const found = schemaProblems(
    schemaOf(...(fields as Record<string, unknown>[])),
    { ...terms, loginRequired: true }
  )
  expect(found.map(({ kind, key }) => `${kind}:${key}`)).toEqual(expected)
})

it('Files and profile columns need a signed-in person', () => {
  const schema = schemaOf(
    { key: 'a', type: 'file' },
    { key: 'b', type: 'date', profile: 'birthdate' }
  )
  expect(schemaProblems(schema, terms)).toEqual([
    { kind: 'fileNeedsLogin', key: 'a' },
    { kind: 'profileNeedsLogin', key: 'b' },
  ])
})

it.each<[string, object, object, string[]]>([
  ['a person', { oncePer: 'USER' }, {}, ['onceNeedsLogin']],
  ['a person who signs in', { oncePer: 'USER', loginRequired: true }, {}, []],
  ['an address nobody asks for', { oncePer: 'EMAIL' }, {}, ['needsEmail']],
  [
    'an optional address',
    { oncePer: 'EMAIL' },
    { type: 'email' },
    ['needsEmail'],
  ],
  ['an address', { oncePer: 'EMAIL' }, { type: 'email', isRequired: true }, []],
  ['a waiting list', { kind: 'WAITLIST', funnelId: 'f1' }, {}, ['needsEmail']],
  [
    'a waiting list of members',
    { kind: 'WAITLIST', loginRequired: true },
    {},
    ['needsFunnel'],
  ],
])(
  'one response for %s needs to know who it is',
  (_, changes, field, expected) => {
    const schema = schemaOf({ ...ready, ...field })
    expect(
      schemaProblems(schema, { ...terms, ...changes }).map(({ kind }) => kind)
    ).toEqual(expected)
  }
)

it('The sex in the profile is one of its two values', () => {
  const field = { key: 'a', type: 'single', profile: 'sex' }
  const problemsOf = (...values: string[]) =>
    schemaProblems(schemaOf({ ...field, options: optionsOf(...values) }), {
      ...terms,
      loginRequired: true,
    })
  expect(problemsOf('Female', 'Male')).toEqual([])
  expect(problemsOf('woman', 'man')).toEqual([{ kind: 'sexOptions', key: 'a' }])
})
