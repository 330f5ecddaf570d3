import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { saveData } from 'src/hooks/browser/useSavesData'

import { ResourceDetail } from './ResourceDetail'

// Drawing a PDF needs a canvas and a worker; e2e/resources.spec.ts covers it.
jest.mock('./PdfPreview', () => ({
  __esModule: true,
  default: ({ name }: { name: string }) => <p>the pages of {name}</p>,
}))

type Resource = Parameters<typeof ResourceDetail>[0]['resource']

const resource: Resource = {
  id: 2,
  title: 'Rate card',
  description: '<p>What to charge</p>',
  category: 'pdf',
  tags: ['clients'],
  folder: { id: 1, name: 'Templates' },
  version: 2,
  versionAt: '2026-11-19T06:00:00Z',
  note: 'New prices',
  publishedAt: '2026-05-06T06:00:00Z',
  fileName: 'rate-card.pdf',
  size: 2_294,
  url: null,
  waitsForStage: null,
  downloadedVersion: 1,
  isNewVersion: true,
  preview: { kind: 'pdf', size: 2_294, url: '/api/uploads/7' },
}

const show = (changes: Partial<Resource> = {}) =>
  render(
    <ResourceDetail
      resource={{ ...resource, ...changes }}
      of="public"
      list="/resources/public"
      freshUrl={async () => undefined}
    />
  )

beforeEach(() => mockCurrentUser(null))
afterEach(() => saveData(false))

const countDownloads = () => {
  const asked = jest.fn()
  mockGraphQLMutation('DownloadResourceMutation', (variables) => {
    asked(variables)
    return {
      downloadResource: { id: 2, version: 2, url: '/api/uploads/7?until=1' },
    }
  })
  return asked
}

describe('a resource', () => {
  it('shows its version, its changes and the version the member has', () => {
    show()
    for (const text of [
      'New version',
      'New prices',
      'You downloaded version 1.',
    ])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText('Version 2')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Templates' })).toHaveAttribute(
      'href',
      '/resources/public?folder=1'
    )
  })

  it('downloads by a link that is created when the button is pressed', async () => {
    const asked = countDownloads()
    const taken: string[] = []
    jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(function (this: HTMLAnchorElement) {
        taken.push(`${this.download} ${this.getAttribute('href')}`)
      })
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Download (2.2 KB)' }))
    await waitFor(() =>
      expect(taken).toEqual(['rate-card.pdf /api/uploads/7?until=1'])
    )
    expect(asked).toHaveBeenCalledTimes(1)
    jest.restoreAllMocks()
  })

  it('opens elsewhere and is counted when it is a link', async () => {
    const asked = countDownloads()
    const url = 'https://example.com/sheet'
    show({
      url,
      fileName: null,
      size: null,
      preview: null,
      category: 'web_links',
    })
    const link = screen.getByRole('link', { name: 'Open the link' })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('rel', 'noreferrer')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 2 }))
  })

  it('opens its PDF preview on request, and shows the size first', async () => {
    show()
    expect(screen.queryByText('the pages of Rate card')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Preview (2.2 KB)' }))
    expect(await screen.findByText('the pages of Rate card')).toBeVisible()
  })

  it('shows a picture at once, unless the device saves data', () => {
    const preview = {
      kind: 'image' as const,
      size: 4_000,
      url: '/api/uploads/8',
    }
    const { unmount } = show({ preview })
    expect(screen.getByRole('img', { name: 'Rate card' })).toHaveAttribute(
      'src',
      '/api/uploads/8'
    )
    unmount()
    saveData(true)
    show({ preview })
    expect(
      screen.queryByRole('img', { name: 'Rate card' })
    ).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Preview (3.9 KB)' }))
    expect(screen.getByRole('img', { name: 'Rate card' })).toBeVisible()
  })

  it('plays audio in the page and loads none of it before', () => {
    const { container } = show({
      preview: { kind: 'audio', size: 48_000, url: '/api/uploads/9' },
    })
    expect(container.querySelector('audio')).toHaveAttribute('preload', 'none')
  })

  it('that needs a stage names the stage and offers no file', () => {
    show({ waitsForStage: 6, preview: null })
    expect(screen.getByText('Opens at Stage 6')).toBeVisible()
    expect(
      screen.queryByRole('button', { name: /Download/ })
    ).not.toBeInTheDocument()
  })
})
