import { Suspense, useState, type ComponentType } from 'react'

import { fireEvent, render, screen, waitFor } from '@testing-library/react'

import { Metadata, RedwoodProvider } from '@redwoodjs/web'

import { lazy } from 'src/lib/loading/lazy'

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

it('A page that React begins again leaves its title when it goes', async () => {
  let arrive = (_part: { default: ComponentType }) => {}
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = resolve
      })
  )
  const Shell = () => {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <Metadata title="Section" />
        <button onClick={() => setIsOpen(false)}>Go</button>
        <Suspense fallback="…">
          {isOpen && (
            <>
              <Metadata title="Product" />
              <Late />
            </>
          )}
        </Suspense>
      </>
    )
  }
  render(
    <RedwoodProvider titleTemplate="%PageTitle | %AppTitle">
      <Shell />
    </RedwoodProvider>
  )
  await screen.findByText('…')
  await waitFor(() => expect(document.title).toMatch(/^Section \|/))
  arrive({ default: () => <p>Here</p> })
  await screen.findByText('Here')
  await waitFor(() => expect(document.title).toMatch(/^Product \|/))
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(document.title).toMatch(/^Section \|/))
})
