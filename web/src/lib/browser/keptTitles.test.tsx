import { Suspense, lazy, useState, type ComponentType } from 'react'

import { fireEvent, render, screen, waitFor } from '@testing-library/react'

import { Metadata, RedwoodProvider } from '@redwoodjs/web'

import './keptTitles'

it('A page keeps its title while a part of it loads', async () => {
  let arrive = (_part: { default: ComponentType }) => {}
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = resolve
      })
  )
  const Page = () => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Metadata title="Products" />
        <button onClick={() => setIsOpen(true)}>More</button>
        {isOpen && <Late />}
      </>
    )
  }
  render(
    <RedwoodProvider titleTemplate="%PageTitle | %AppTitle">
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </RedwoodProvider>
  )
  await waitFor(() => expect(document.title).toMatch(/^Products \|/))
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('…')
  arrive({ default: () => <p>Here</p> })
  await screen.findByText('Here')
  await new Promise((done) => setTimeout(done, 100))
  expect(document.title).toMatch(/^Products \|/)
})
