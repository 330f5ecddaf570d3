import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import CommandButton from './CommandButton'

const hit = (kind: string, id: string, title: string, parts: object = {}) => ({
  kind,
  id,
  title,
  detail: null,
  parentId: null,
  imageUrl: null,
  stage: null,
  owedCentavos: null,
  ...parts,
})

const asked = jest.fn()
const answer = (staffSearch: object[]) =>
  mockGraphQLQuery('StaffSearchQuery', (variables) => {
    asked(variables)
    return { staffSearch }
  })

const ben = hit('PERSON', '24', 'Ben Bautista', {
  detail: 'ben@example.com',
  stage: 2,
  owedCentavos: 183_300,
})

beforeEach(() => {
  asked.mockClear()
  window.history.pushState({}, '', '/')
  mockCurrentUser({
    id: 1,
    accessLevels: [{ id: 'admin', name: 'admin' }],
    pageAccess: { user: true, users: true, studentPaymentDetails: true },
    functionAccess: { approvePayment: true },
  } as never)
})

const open = () => {
  render(
    <>
      <CommandButton />
      <textarea aria-label="elsewhere" />
    </>
  )
}
const box = () => screen.findByRole('combobox')
const typeInto = async (value: string) =>
  fireEvent.change(await box(), { target: { value } })

describe('the command bar', () => {
  it.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['⌘K', { key: 'k', metaKey: true }],
    ['the slash key', { key: '/' }],
  ])('opens by %s, with the focus in its field', async (_, keys) => {
    open()
    fireEvent.keyDown(document.body, keys)
    expect(await box()).toHaveFocus()
    fireEvent.keyDown(await box(), { key: 'Escape' })
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    )
  })

  it('leaves the slash to a field where it is typed', () => {
    open()
    fireEvent.keyDown(screen.getByLabelText('elsewhere'), { key: '/' })
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('finds pages of the menu before anything is asked', async () => {
    answer([])
    open()
    fireEvent.click(screen.getByRole('button'))
    await typeInto('users')
    const [users] = await screen.findAllByRole('option')
    expect(users).toHaveAttribute('href', '/community/members')
  })

  it.each([
    [true, '/settings/operations'],
    [false, undefined],
  ])(
    'finds the operations, which no menu has, for people who may open them: %s',
    async (operations, path) => {
      mockCurrentUser({
        id: 1,
        accessLevels: [{ id: 'admin', name: 'admin' }],
        pageAccess: {},
        functionAccess: { operations },
      } as never)
      answer([])
      open()
      fireEvent.click(screen.getByRole('button'))
      await typeInto('operations')
      await waitFor(() =>
        expect(
          screen
            .queryAllByRole('option')
            .map((option) => option.getAttribute('href'))
        ).toEqual(path ? [path] : [])
      )
    }
  )

  it('asks once typing pauses, and groups people and payments', async () => {
    answer([
      ben,
      hit('INVOICE', '24', 'INV-2026-000014', { detail: 'Ben Bautista' }),
      hit('RECEIPT', '24', 'RF-2026-000003', { detail: 'Ben Bautista' }),
    ])
    open()
    fireEvent.click(screen.getByRole('button'))
    await typeInto('b')
    await typeInto('ben')
    const people = await screen.findByRole('group', { name: 'People' })
    expect(asked.mock.calls).toEqual([[{ query: 'ben' }]])
    const [person, ...actions] = within(people).getAllByRole('option')
    expect(person).toHaveAttribute('href', '/community/members/24')
    expect(person).toHaveTextContent('ben@example.com')
    expect(person).toHaveTextContent('Stage 2')
    expect(person).toHaveTextContent('₱1,833.00')
    expect(actions.map((each) => each.getAttribute('href'))).toEqual([
      '/student-payment-details/24?record=true',
      '/student-payment-details/24?refund=true',
      '/student-payment-details/24',
    ])
    const payments = screen.getByRole('group', { name: 'Payments' })
    const [invoice, voucher] = within(payments).getAllByRole('option')
    expect(invoice).toHaveAttribute('href', '/student-payment-details/24')
    expect(voucher).toHaveAttribute('href', '/student-payment-details/24')
    expect(voucher).toHaveTextContent('RF-2026-000003')
  })

  it('opens the first option by Enter', async () => {
    answer([ben])
    open()
    fireEvent.click(screen.getByRole('button'))
    await typeInto('ben')
    await screen.findByText('ben@example.com')
    fireEvent.keyDown(await box(), { key: 'Enter' })
    await waitFor(() =>
      expect(window.location.pathname).toBe('/community/members/24')
    )
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    )
  })

  it('opens the option that the arrow keys choose', async () => {
    answer([ben])
    open()
    fireEvent.click(screen.getByRole('button'))
    await typeInto('ben')
    await screen.findByText('ben@example.com')
    const field = await box()
    for (let presses = 0; presses < 2; presses++)
      fireEvent.keyDown(field, { key: 'ArrowDown' })
    const active = screen.getByRole('option', { selected: true })
    expect(field).toHaveAttribute('aria-activedescendant', active.id)
    expect(active).toHaveTextContent('of Ben Bautista')
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() =>
      expect(window.location.pathname).toBe('/student-payment-details/24')
    )
  })

  it('offers a new lesson in the course that was looked for', async () => {
    mockCurrentUser({
      id: 1,
      roles: ['expert'],
      accessLevels: [{ id: 'expert', name: 'expert' }],
      pageAccess: { course: true, newLesson: true },
      functionAccess: { lesson_create: true },
    } as never)
    answer([hit('COURSE', '7', 'Podcasts')])
    open()
    fireEvent.click(screen.getByRole('button'))
    await typeInto('new lesson in podcasts')
    expect(
      await screen.findByRole('option', { name: /New lesson in Podcasts/ })
    ).toHaveAttribute('href', '/lessons/new?courseId=7')
    expect(asked.mock.calls.at(-1)).toEqual([{ query: 'podcasts' }])
  })

  it('says so when nothing is found', async () => {
    answer([])
    open()
    fireEvent.click(screen.getByRole('button'))
    await typeInto('zzzz')
    expect(
      await screen.findByText('Oops, no results found')
    ).toBeInTheDocument()
  })
})
