import { render, screen } from '@redwoodjs/testing/web'

import { urgentDay } from './urgentDay'
import WorkshopRow from './WorkshopRow'

const now = Date.parse('2026-11-26T04:00:00Z')

const day = (state: string, startsAt: string | null, number = 1) => ({
  day: number,
  state,
  startsAt,
})

const workshop = (...days: ReturnType<typeof day>[]) => ({ days }) as never

it('The home leads to the workshop that is live, before one that begins within a day', async () => {
  const found = urgentDay(
    {
      beginnerWorkshop: workshop(day('COUNTDOWN', '2026-11-27T03:00:00Z')),
      experiencedWorkshop: workshop(
        day('CLOSED', '2026-11-20T03:00:00Z'),
        day('LIVE', '2026-11-26T03:00:00Z', 2)
      ),
    },
    now
  )
  render(<WorkshopRow day={found as never} />)
  const link = await screen.findByRole('link')
  expect(link).toHaveAttribute('href', '/freelancing')
  expect(link).toHaveTextContent('Day 2 is live now.')
})

it('A countdown within a day says when it begins', async () => {
  const found = urgentDay(
    {
      beginnerWorkshop: workshop(day('COUNTDOWN', '2026-11-27T03:00:00Z')),
      experiencedWorkshop: null,
    },
    now
  )
  render(<WorkshopRow day={found as never} />)
  expect(await screen.findByRole('link')).toHaveTextContent(
    /Day 1 begins \w+, Nov 27.* 11:00 AM\./
  )
})

it.each([
  null,
  workshop(day('COUNTDOWN', '2026-11-28T05:00:00Z')),
  workshop(day('REPLAY', '2026-11-25T05:00:00Z')),
])('Is silent about any other workshop', (beginnerWorkshop) => {
  expect(
    urgentDay({ beginnerWorkshop, experiencedWorkshop: undefined }, now)
  ).toBeUndefined()
})
