import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
} from '@redwoodjs/testing/web'

import { EnrollUserForm } from './EnrollUserForm'

import { formatShownDay } from '$api/src/shared/manilaTime'

const open = (functionAccess: object = {}, isFull = false) => {
  mockCurrentUser({
    roles: ['admin'],
    pageAccess: {},
    functionAccess,
  } as never)
  mockGraphQLQuery('EnrolProductsQuery', () => ({ products: [] }))
  render(
    <EnrollUserForm
      user={{
        id: 7,
        firstName: 'Ben',
        lastName: 'Cruz',
        email: 'b@example.com',
      }}
      enrollmentBatches={[
        {
          batch: {
            id: 2,
            name: 'Batch 17',
            launchFrom: '2026-10-01',
            launchTo: '2027-01-01',
          },
          isCurrent: true,
          isFull,
        },
        {
          batch: {
            id: 3,
            name: 'Batch 18',
            launchFrom: '2027-02-01',
            launchTo: '2027-04-01',
          },
          isCurrent: false,
          isFull: true,
        },
      ]}
      accessLevels={[
        { id: 'coach', name: 'coach', label: 'Coach', isGrantable: false },
        {
          id: 'non-member',
          name: 'non-member',
          label: 'Non-member',
          isGrantable: true,
        },
        { id: 'member', name: 'member', label: 'Member', isGrantable: true },
      ]}
    />
  )
}

describe('enrolling into a batch', () => {
  it('marks the current batch and requires a choice of funnels', async () => {
    open()
    expect(
      screen.getByRole('option', {
        name: `Batch 17 (current), ${formatShownDay('2026-10-01', 'en')} to ${formatShownDay('2027-01-01', 'en')}`,
      })
    ).toBeInTheDocument()
    expect(
      screen.getByRole('option', {
        name: `Batch 18, full, ${formatShownDay('2027-02-01', 'en')} to ${formatShownDay('2027-04-01', 'en')}`,
      })
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Batch')).toHaveDisplayValue(/^Batch 17/)
    fireEvent.click(screen.getByRole('button', { name: 'Enroll' }))
    expect(
      await screen.findByText('Please select atleast one funnel!')
    ).toBeInTheDocument()
  })

  it('leaves the batch open while the current one is full', async () => {
    open({}, true)
    fireEvent.click(screen.getByRole('button', { name: 'Enroll' }))
    expect(
      await screen.findByText('Select an Option', { ignore: 'option' })
    ).toBeInTheDocument()
  })

  it.each([
    ['learners’ levels', {}, ['Member']],
    [
      'all levels to staff who assign access levels',
      { editAccessLevels: true },
      ['Member', 'Coach'],
    ],
  ])('offers %s', (_, functionAccess, names) => {
    open(functionAccess)
    expect(
      screen
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent)
    ).toEqual(names)
  })
})
