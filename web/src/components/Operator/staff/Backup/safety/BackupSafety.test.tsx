import { render, screen } from '@redwoodjs/testing/web'

import { BackupSafety } from './BackupSafety'

type Safety = Parameters<typeof BackupSafety>[0]['safety']

const safe = {
  level: 'SAFE',
  concerns: [],
  verifiedAt: '2026-11-26T02:30:00.000Z',
  verifiedRunId: 3,
  nextAt: '2026-11-27T02:30:00.000Z',
  hasSecondStore: true,
  isEncrypted: true,
}

const show = (changes: object, on: 'home' | 'settings' = 'home') =>
  render(
    <BackupSafety
      safety={{ ...safe, ...changes } as unknown as Safety}
      on={on}
    />
  )

it('A safe school is told so in one line of facts, with a link to the backup', async () => {
  show({})
  const card = await screen.findByRole('region', { name: /Yes/ })
  expect(card).toHaveTextContent(/Next backup:.*Second store:yes/)
  expect(
    screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  ).toEqual(['/backup/history', '/backup/history?run=3'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(card).not.toHaveTextContent('encrypted')
})

it('A new school reads when its first backup runs', async () => {
  show({
    level: 'PLANNED',
    concerns: ['FIRST_PLANNED'],
    verifiedAt: null,
    verifiedRunId: null,
  })
  const card = await screen.findByRole('region', {
    name: /The first backup runs .*10:30/,
  })
  expect(card).not.toHaveTextContent('No,')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('A school in danger reads why, and the settings also say whether backups are encrypted', async () => {
  show(
    {
      level: 'DANGER',
      concerns: ['NEVER_VERIFIED', 'NOT_PLANNED'],
      verifiedAt: null,
      verifiedRunId: null,
      nextAt: null,
      hasSecondStore: false,
      isEncrypted: false,
    },
    'settings'
  )
  const card = await screen.findByRole('region', { name: /No/ })
  expect(screen.getByRole('alert')).toHaveTextContent(
    /everything is lost.*backed up by itself/
  )
  expect(card).toHaveTextContent(/not planned.*Second store:no/)
  expect(card).toHaveTextContent('Backups are not encrypted')
})
