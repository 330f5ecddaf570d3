import {
  act,
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import Prompts from 'src/components/Accounts/Prompts/Prompts'
import { SignInAgainSlot } from 'src/components/Accounts/SignIn/SignInAgain/SignInAgainSlot'
import { mayGoOn } from 'src/lib/data/endedSession'
import { pageSession, setPageUser } from 'src/lib/data/pageSession'

import FactorCard from './FactorCard'
import FactorGate from './FactorGate'
import SignInCode from './SignInCode'

jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  useRouteName: () => 'home',
}))

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

// On a busy machine the first import takes longer than a test waits.
beforeAll(() =>
  Promise.all([import('./ProveFactor'), import('./FactorBanner')])
)

const enter = async (code: string, button: string) => {
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: button }))
  })
}

const answering = (ok: boolean, body: object) => {
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok, json: async () => body }) as never
}

describe('the second step of a sign-in', () => {
  it('sends handle and code, and says at the field why it is refused', async () => {
    const onDone = jest.fn()
    render(<SignInCode handle="h" onDone={onDone} onBack={jest.fn()} />)
    await enter(' ', 'Continue')
    expect(await screen.findByRole('alert')).toHaveTextContent('fill this in')
    answering(false, { code: 'SECOND_FACTOR_WRONG', error: 'Wrong' })
    await enter('123456', 'Continue')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This code is wrong')
    )
    answering(true, { id: 7 })
    await enter('654321', 'Continue')
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(7))
    expect(globalThis.fetch).toHaveBeenCalledWith(
      '/api/auth',
      expect.objectContaining({
        body: '{"method":"verifySecondFactor","handle":"h","code":"654321"}',
      })
    )
  })
})

describe('a change that needs a code', () => {
  const begin = async () => {
    mockCurrentUser({ id: 7, email: 'ana@example.com' } as never)
    render(<SignInAgainSlot />)
    setPageUser(7)
    let mayGo: boolean | undefined
    await act(async () => {
      void mayGoOn('factor', {} as never).then((may) => (mayGo = may))
    })
    await screen.findByRole('dialog')
    return () => mayGo
  }

  it('goes on after the code, and not before', async () => {
    mockGraphQLMutation('ProveSecondFactorMutation', () => ({
      proveSecondFactor: true,
    }))
    const mayGo = await begin()
    expect(mayGo()).toBeUndefined()
    await enter('123456', 'Continue')
    await waitFor(() => expect(mayGo()).toBe(true))
    expect(pageSession()).toBe('live')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is refused once the dialog is closed', async () => {
    const mayGo = await begin()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(mayGo()).toBe(false))
    expect(pageSession()).toBe('live')
  })
})

describe('the second factor on the profile', () => {
  const show = (changes: object) => {
    mockGraphQLQuery('MySecondFactorQuery', () => ({
      mySecondFactor: {
        since: null,
        recoveryCodesLeft: 0,
        dueAt: null,
        isForStaff: true,
        ...changes,
      },
    }))
    render(<FactorCard />)
  }

  it('is set up with password, code and recovery codes', async () => {
    mockGraphQLMutation('StartSecondFactorMutation', () => ({
      startSecondFactor: { secret: 'ABC', uri: 'otpauth://totp/x' },
    }))
    mockGraphQLMutation('ConfirmSecondFactorMutation', () => ({
      confirmSecondFactor: ['AAAA-BBBB-CCCC'],
    }))
    show({})
    fireEvent.click(await screen.findByRole('button', { name: 'Set up' }))
    fireEvent.change(await screen.findByLabelText(/^Your password/), {
      target: { value: 'secret' },
    })
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    })
    expect(await screen.findByText('ABC')).toBeInTheDocument()
    await enter('123456', 'Turn on')
    expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeInTheDocument()
  })

  it('warns of few recovery codes', async () => {
    show({ since: '2026-11-01T00:00:00Z', recoveryCodesLeft: 2 })
    expect(
      await screen.findByText(/2 recovery codes left · Replace/)
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Remove' })).toBeInTheDocument()
  })
})

describe('the banner of a second factor that is due', () => {
  const show = (factorDueAt: string | null) => {
    mockCurrentUser({
      id: 7,
      roles: ['coach'],
      accessLevels: [{ id: 'coach', name: 'coach' }],
      pageAccess: {},
      functionAccess: {},
    } as never)
    const asked = jest.fn()
    mockGraphQLQuery('MySetupQuery', () => {
      asked()
      return {
        mySetup: {
          mustChangePassword: false,
          needsJourneyForm: false,
          factorDueAt,
        },
        challengeToJoin: null,
        invitationUntil: null,
      }
    })
    render(<Prompts />)
    return asked
  }

  it('says until when', async () => {
    show('2026-12-05T04:00:00Z')
    expect(await screen.findByRole('complementary')).toHaveTextContent(
      /Set up your second factor by \w+, \w+ 5/
    )
  })

  it('does not show to staff who need not set one up', async () => {
    const asked = show(null)
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })
})

describe('a user without a role', () => {
  const open = (isFactorOverdue: boolean) => {
    mockGraphQLQuery('FactorDutyQuery', () => ({
      mySetup: { isFactorOverdue },
    }))
    render(<FactorGate>the page</FactorGate>)
  }

  it('sees only the set-up once the period of grace is over', async () => {
    open(true)
    expect(
      await screen.findByRole('heading', {
        name: 'Set up your second factor first',
      })
    ).toBeInTheDocument()
    expect(screen.queryByText('the page')).not.toBeInTheDocument()
  })

  it('sees the page otherwise', async () => {
    open(false)
    expect(await screen.findByText('the page')).toBeInTheDocument()
  })
})
