import { eventsIn } from './readBellStream'
import { pauseBefore } from './sharedBell'

const event = (unread: number) =>
  `event: next\ndata: {"data":{"noticesChanged":{"unread":${unread},"newest":9}}}\n\n`

it('Reads events that arrive in any pieces, and skips signs of life', () => {
  const sent = `:\n\n${event(1)}:\n\n${event(2)}event: complete\ndata:\n\n`
  for (let size = 1; size <= sent.length; size++) {
    let kept = ''
    const counts: (number | undefined)[] = []
    for (let at = 0; at < sent.length; at += size) {
      const { answers, rest } = eventsIn(kept + sent.slice(at, at + size))
      kept = rest
      counts.push(...answers.map(({ data }) => data?.noticesChanged.unread))
    }
    expect(counts).toEqual([1, 2])
  }
})

it('Reads a refusal', () => {
  const { answers } = eventsIn(
    'event: next\ndata: {"errors":[{"message":"Please sign in to continue."}]}\n\n'
  )
  expect(answers[0].errors).toHaveLength(1)
})

it('Pauses grow up to a minute, and differ between browsers', () => {
  expect(pauseBefore(0, 0)).toBe(500)
  expect(pauseBefore(0, 1)).toBe(3500)
  expect(pauseBefore(1, 1)).toBe(6500)
  expect(pauseBefore(40, 1)).toBe(60_500)
})
