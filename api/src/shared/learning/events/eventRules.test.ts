import {
  answerState,
  joinState,
  joinTrace,
  mayAnswer,
  mayCheckIn,
  type Answer,
  type EventFacts,
} from './eventRules'

const at = (time: string) => new Date(`2026-11-20T${time}+08:00`)

const facts = (changes: Partial<EventFacts> = {}): EventFacts => ({
  startsAt: at('19:30'),
  endsAt: at('21:00'),
  isOn: true,
  hasLink: true,
  rsvp: 'OPTIONAL',
  rsvpClosesMin: null,
  answer: null,
  ...changes,
})

describe('joining', () => {
  test.each<[string, Partial<EventFacts>, ReturnType<typeof joinState>]>([
    ['19:14:59', {}, 'early'],
    ['19:15', {}, 'open'],
    ['20:59:59', {}, 'open'],
    ['21:00', {}, 'over'],
    ['19:30', { isOn: false }, 'cancelled'],
    ['19:30', { hasLink: false }, 'noLink'],
    ['19:30', { rsvp: 'REQUIRED' }, 'answerFirst'],
    ['19:30', { rsvp: 'REQUIRED', answer: 'MAYBE' }, 'answerFirst'],
    ['19:30', { rsvp: 'REQUIRED', answer: 'GOING' }, 'open'],
    ['19:30', { rsvp: 'REQUIRED', answer: 'WAITLISTED' }, 'waiting'],
    ['19:30', { answer: 'WAITLISTED' }, 'waiting'],
    ['19:30', { answer: 'NO' }, 'open'],
    ['19:00', { rsvp: 'REQUIRED' }, 'answerFirst'],
    ['21:00', { isOn: false }, 'cancelled'],
  ])('At %s, %o, is %s', (time, changes, state) => {
    expect(joinState(facts(changes), at(time))).toBe(state)
  })

  test('Says for each rule whether it is met', () => {
    expect(joinTrace(facts({ answer: 'WAITLISTED' }), at('19:00'))).toEqual([
      { rule: 'isOn', isMet: true },
      { rule: 'notOver', isMet: true },
      { rule: 'hasLink', isMet: true },
      { rule: 'hasSeat', isMet: false },
      { rule: 'inTime', isMet: false },
    ])
  })
})

describe('answering', () => {
  test.each<[string, Partial<EventFacts>, ReturnType<typeof answerState>]>([
    ['19:29:59', {}, 'open'],
    ['19:30', {}, 'closed'],
    ['18:29:59', { rsvpClosesMin: 60 }, 'open'],
    ['18:30', { rsvpClosesMin: 60 }, 'closed'],
    ['10:00', { rsvp: 'NONE' }, 'notAsked'],
    ['10:00', { isOn: false }, 'cancelled'],
  ])('At %s, %o, is %s', (time, changes, state) => {
    expect(answerState(facts(changes), at(time))).toBe(state)
  })

  test.each<[string, Answer, boolean]>([
    ['18:45', 'GOING', false],
    ['18:45', 'MAYBE', false],
    ['18:45', 'NO', true],
    ['19:30', 'NO', false],
  ])('Once answers are closed, at %s, %s is %s', (time, answer, isTaken) => {
    expect(mayAnswer(facts({ rsvpClosesMin: 60 }), answer, at(time))).toBe(
      isTaken
    )
  })
})

test.each([
  ['19:14', false],
  ['19:15', true],
  ['22:00', true],
  ['22:00:01', false],
])('A code is accepted at %s: %s', (time, isTaken) => {
  expect(mayCheckIn(facts(), at(time))).toBe(isTaken)
})
