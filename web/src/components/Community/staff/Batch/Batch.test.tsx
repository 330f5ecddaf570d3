import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import './batch'
import { BatchActions } from './BatchActions'
import { BatchUses } from './BatchUses'
import { BatchWarnings } from './BatchWarnings'
import { NewBatch } from './NewBatch'

type Batch = Parameters<typeof BatchActions>[0]['batch']

const batch = (changes: Partial<Batch> = {}): Batch => ({
  id: 3,
  number: 18,
  name: 'Batch 18',
  description: '',
  launchFrom: '2030-01-07',
  launchTo: '2030-03-31',
  state: 'UPCOMING',
  isCurrent: false,
  capacity: null,
  memberCount: 0,
  requiresJourneyForm: false,
  accessLevelIds: [],
  accessLevelLabels: [],
  managerIds: [],
  managers: [],
  createdAt: '2026-11-20T00:00:00Z',
  ...changes,
})

describe('the actions of a batch', () => {
  it('warn before a batch becomes current outside of its days', async () => {
    const sent = jest.fn()
    mockGraphQLMutation('MakeBatchCurrentMutation', (variables) => {
      sent(variables)
      return { makeBatchCurrent: batch({ isCurrent: true }) }
    })
    render(<BatchActions batch={batch()} />)
    fireEvent.click(screen.getByRole('button', { name: 'Make current' }))
    const dialog = await screen.findByRole('dialog', {
      name: 'Make Batch 18 the current batch?',
    })
    expect(dialog).toHaveTextContent('Today is not one of its days.')
    expect(sent).not.toHaveBeenCalled()
    fireEvent.click(
      within(dialog).getByText('Make current', { selector: 'button *, button' })
    )
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 3 }))
  })

  it('do not archive the current batch, and bring back an archived one', () => {
    const { rerender } = render(
      <BatchActions batch={batch({ isCurrent: true })} />
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    rerender(<BatchActions batch={batch({ state: 'ARCHIVED' })} />)
    expect(screen.getAllByRole('button').map((b) => b.textContent)).toEqual([
      'Bring it back',
    ])
  })
})

describe('the warnings of a batch', () => {
  it('say that it is current outside of its days, shared days, and no place', () => {
    render(
      <BatchWarnings
        batch={batch({ isCurrent: true, capacity: 2, memberCount: 2 })}
        overlaps={[
          { id: 1, name: 'Batch 16' },
          { id: 2, name: 'Batch 17' },
        ]}
      />
    )
    expect(
      screen.getAllByRole('note').map(({ textContent }) => textContent)
    ).toEqual([
      'This is the current batch, but today is not one of its days.',
      'Shares days with Batch 16, Batch 17.',
      'All places are taken. Nobody else can be enrolled.',
    ])
  })

  it('do not appear for an upcoming batch with places, or an archived one', () => {
    render(
      <>
        <BatchWarnings batch={batch({ capacity: 2 })} overlaps={[]} />
        <BatchWarnings
          batch={batch({ state: 'ARCHIVED', capacity: 2, memberCount: 2 })}
          overlaps={[]}
        />
      </>
    )
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  })
})

it('The uses of a batch list only pages that the viewer may open', () => {
  mockCurrentUser({ roles: ['expert'], pageAccess: { course: true } } as never)
  const list = (name: string) => ({ rows: [{ id: 5, name }], hasMore: false })
  render(
    <BatchUses
      uses={{
        isUsed: true,
        overlaps: [],
        courses: list('Home Office'),
        events: { rows: [], hasMore: false },
        groups: list('Tribe Mabuhay'),
        resourceFiles: { rows: [], hasMore: false },
      }}
    />
  )
  expect(screen.getByRole('link', { name: 'Home Office' })).toHaveAttribute(
    'href',
    '/courses/5'
  )
  expect(screen.queryByText('Tribe Mabuhay')).not.toBeInTheDocument()
})

it('The form names the batches that share days with the typed dates', async () => {
  mockGraphQLQuery('BatchFormChoicesQuery', () => ({
    batchFormChoices: { levels: [], managers: [] },
  }))
  const asked = jest.fn()
  mockGraphQLQuery('OverlappingBatchesQuery', (variables) => {
    asked(variables)
    return { overlappingBatches: [{ id: 2, name: 'Batch 17' }] }
  })
  render(<NewBatch />)
  fireEvent.change(screen.getByLabelText('First day'), {
    target: { value: '2030-03-01' },
  })
  fireEvent.change(screen.getByLabelText('Last day'), {
    target: { value: '2030-06-01' },
  })
  expect(
    await screen.findByText('Shares days with Batch 17.')
  ).toBeInTheDocument()
  expect(asked).toHaveBeenCalledWith({
    launchFrom: '2030-03-01',
    launchTo: '2030-06-01',
  })
})
