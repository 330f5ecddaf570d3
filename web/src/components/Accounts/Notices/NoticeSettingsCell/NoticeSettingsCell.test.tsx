import {
  mockGraphQLQuery,
  render,
  screen,
  within,
} from '@redwoodjs/testing/web'

import NoticeSettingsCell from 'src/components/Accounts/Notices/NoticeSettingsCell'

import { mailedKinds } from '$api/src/shared/accounts/notices'

it('The mails are chosen in groups, each of them once', async () => {
  mockGraphQLQuery('NoticeSettingsQuery', () => ({
    noticeSettings: mailedKinds.map((kind) => ({
      __typename: 'NoticeSetting',
      kind,
      isMailed: true,
    })),
    noticeTiming: {
      __typename: 'NoticeTiming',
      isDaily: false,
      quietFrom: null,
      quietTo: null,
    },
  }))
  render(<NoticeSettingsCell />)
  const events = await screen.findByRole('group', { name: 'Events' })
  expect(within(events).getAllByRole('checkbox')).toHaveLength(3)
  const groups = [
    'Payments',
    'Learning',
    'Community',
    'Events',
    'The school',
  ].map((name) => screen.getByRole('group', { name }))
  const switches = groups.flatMap((group) =>
    within(group).getAllByRole('checkbox')
  )
  expect(switches).toHaveLength(mailedKinds.length)
})
