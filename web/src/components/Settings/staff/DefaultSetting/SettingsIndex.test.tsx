import {
  fireEvent,
  mockCurrentUser,
  render,
  screen,
} from '@redwoodjs/testing/web'

import { SettingsIndex } from './SettingsIndex'

const labels = () =>
  screen.getAllByRole('link').map(({ textContent }) => textContent)

const signIn = (caps: object) =>
  mockCurrentUser({
    id: 1,
    roles: ['admin'],
    accessLevels: [{ id: 'admin', name: 'admin' }],
    pageAccess: { profile: true },
    functionAccess: caps,
  } as never)

describe('the index of the settings', () => {
  it('Lists the groups, and the pages that the viewer may open', () => {
    signIn({
      operations: true,
      webhooks: true,
      backup: true,
      accessTokens: true,
    })
    render(<SettingsIndex />)
    expect(labels()).toEqual(
      expect.arrayContaining([
        'Payments',
        'Security',
        'Operations',
        'Webhooks',
        'Access tokens',
        'Backups',
      ])
    )
    expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute(
      'href',
      '#group-payments'
    )
  })

  it('Hides pages from viewers who may not open them', () => {
    signIn({})
    render(<SettingsIndex />)
    for (const page of ['Operations', 'Webhooks', 'Access tokens', 'Backups'])
      expect(labels()).not.toContain(page)
  })

  it('Finds single settings, and leads to their place', async () => {
    signIn({})
    render(<SettingsIndex />)
    fireEvent.change(screen.getByRole('searchbox'), {
      target: { value: 'two people' },
    })
    const found = await screen.findByRole('link', {
      name: 'Two people approve above (pesos)',
    })
    expect(found).toHaveAttribute('href', '#second-approval-above')
    fireEvent.change(screen.getByRole('searchbox'), {
      target: { value: 'zzzz' },
    })
    expect(
      await screen.findByText('No setting is called that.')
    ).toBeInTheDocument()
  })
})
