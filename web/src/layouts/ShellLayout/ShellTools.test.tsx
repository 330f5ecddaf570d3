import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

import { ShellTools } from './ShellTools'

import { roleIds } from '$api/src/shared/access/permissions'

const open = (role: string) => {
  mockCurrentUser({
    id: 7,
    accessLevels: [{ id: role, name: role }],
    stage: { number: 2 },
    pageAccess: {},
    functionAccess: {},
  } as never)
  render(<ShellTools />)
}

const searching = [
  'non-member',
  'member',
  'team-lead',
  'assistant-team-lead',
  'tribe-team-fa',
  'tribe-team-ro',
  'admin',
]

it.each(roleIds)(
  '%s sees the search and the stage as the spec says',
  (role) => {
    open(role)
    expect(screen.queryAllByRole('combobox')).toHaveLength(
      searching.includes(role) ? 1 : 0
    )
    expect(screen.queryAllByRole('button', { name: 'Stage 2' })).toHaveLength(
      role === 'member' ? 1 : 0
    )
  }
)
