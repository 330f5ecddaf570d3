import { render, screen, within } from '@redwoodjs/testing/web'

import { AccessLevelHistory } from './AccessLevelHistory'

const change = (id: number, gained: string[], isRevertible: boolean) => ({
  __typename: 'AccessLevelChange' as const,
  id,
  at: '2026-11-20T06:00:00Z',
  by: 'Rosa Diaz',
  gained,
  lost: [],
  isRevertible,
})

it('Each change lists its flags, and only changes of flags can be undone', async () => {
  render(
    <AccessLevelHistory
      level={{ id: 'affiliate', version: 3 } as never}
      history={[change(2, [], false), change(1, ['events'], true)]}
      mayRevert
    />
  )
  expect(
    await screen.findByText('Only its name, description or rank was set.')
  ).toBeInTheDocument()
  const [words, flags] = screen.getAllByRole('listitem')
  expect(within(words).queryByRole('button')).not.toBeInTheDocument()
  expect(flags).toHaveTextContent('+ Events')
  expect(
    within(flags).getByRole('button', { name: 'Undo this change' })
  ).toBeInTheDocument()
})
