import { render } from '@redwoodjs/testing/web'

import * as eventTime from './eventTime'
import { EventWhen } from './EventWhen'

import { formatShownDay } from '$api/src/shared/manilaTime'

const textFor = (reader: string, tz: string) => {
  jest.spyOn(eventTime, 'viewerZone').mockReturnValue(reader)
  const { container } = render(
    <EventWhen startsAt="2026-11-20T11:30:00.000Z" tz={tz} allDay={false} />
  )
  return container.textContent
}

afterEach(() => jest.restoreAllMocks())

describe('The time of an event', () => {
  it('is named by the reader’s own zone if that has the same time', () => {
    expect(textFor('Asia/Manila', 'Asia/Singapore')).toBe(
      `${formatShownDay('2026-11-20', 'en')}, 7:30 PM (Manila time, GMT+08:00)`
    )
  })

  it('is shown in both zones to readers elsewhere', () => {
    const text = textFor('Asia/Dubai', 'Asia/Singapore')
    expect(text).toContain('7:30 PM (Singapore time, GMT+08:00)')
    expect(text).toContain('3:30 PM')
    expect(text).toContain('Dubai')
  })

  const day = (name: string) => formatShownDay(name, 'en')
  const spanOf = (endsAt: string, startsAt: string, allDay = false) =>
    render(
      <EventWhen {...{ startsAt, endsAt, allDay }} tz="Asia/Manila" brief />
    ).container.textContent

  it('ends with the hour on the same day', () => {
    expect(spanOf('2026-11-20T13:00:00Z', '2026-11-20T11:30:00Z')).toBe(
      `${day('2026-11-20')}, 7:30 PM – 9:00 PM`
    )
  })

  it('ends with the day and the hour on another day', () => {
    expect(spanOf('2026-11-21T09:00:00Z', '2026-11-20T01:00:00Z')).toBe(
      `${day('2026-11-20')}, 9:00 AM – ${day('2026-11-21')}, 5:00 PM`
    )
  })

  it('names the last of several whole days', () => {
    expect(spanOf('2026-11-21T16:00:00Z', '2026-11-19T16:00:00Z', true)).toBe(
      `${day('2026-11-20')} – ${day('2026-11-21')} · all day`
    )
    expect(spanOf('2026-11-20T16:00:00Z', '2026-11-19T16:00:00Z', true)).toBe(
      `${day('2026-11-20')} · all day`
    )
  })
})
