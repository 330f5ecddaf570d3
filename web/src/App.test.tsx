import { render, screen, waitFor } from '@testing-library/react'

import { Metadata } from '@redwoodjs/web'

import App from './App'

jest.mock('src/auth', () => ({
  ...jest.requireActual('src/auth'),
  AuthProvider: ({ children }: { children: React.ReactNode }) => children,
}))
jest.mock('src/lib/data/apollo', () => ({
  GraphQLProvider: ({ children }: { children: React.ReactNode }) => children,
}))
jest.mock('src/components/Accounts/SignIn/SignInAgain/SignInAgainSlot', () => ({
  SignInAgainSlot: () => null,
}))

it('The title is the app’s alone until a page has one', async () => {
  Object.assign(globalThis, { __REDWOOD__APP_TITLE: 'Sulong' })
  document.title = ''
  const { rerender } = render(<App>Loading</App>)
  await screen.findByText('Loading')
  await waitFor(() => expect(document.title).toBe('Sulong'))
  rerender(
    <App>
      <Metadata title="Products" />
    </App>
  )
  await waitFor(() => expect(document.title).toBe('Products | Sulong'))
  rerender(<App>Loading</App>)
  await waitFor(() => expect(document.title).toBe('Sulong'))
})
