import { isRefusedForGood } from './isRefusedForGood'

const answered = (response: string, command = 'RCPT TO') =>
  isRefusedForGood({
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  })

describe('a mail server', () => {
  it.each([
    '550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown',
    '550-5.1.1 The email account does not exist.\n550 5.1.1 See support',
    '550 5.1.10 Recipient not found',
    '552 5.2.2 Mailbox full',
    '550 5.2.1 The account is disabled',
    '550 No such user here',
    '550 <ana@blocks.example>: unknown',
    '551 User has moved',
    '553 Mailbox name invalid',
  ])('refuses a recipient for good: %s', (said) => {
    expect(answered(said)).toBe(true)
  })

  it.each([
    '554 5.7.1 <ana@example.com>: Relay access denied',
    '554 5.7.1 Service unavailable; Client host [203.0.113.9] blocked using zen.spamhaus.org',
    '550 5.7.1 Message rejected due to SPF',
    '550 5.7.26 Unauthenticated',
    '550 5.1.7 Sender address rejected',
    '550 5.1.8 Sender domain not found',
    '550 5.4.1 Access denied',
    '530 Authentication required',
    '535 Authentication failed',
    '554 Transaction failed',
    '550 relay not permitted',
    '550 203.0.113.9 is in a blacklist',
    '450 4.1.1 Try again later',
  ])('refuses the school, or for now: %s', (said) => {
    expect(answered(said)).toBe(false)
  })

  it('Says nothing about a recipient at another command', () => {
    expect(answered('550 5.1.1 User unknown', 'MAIL FROM')).toBe(false)
    expect(isRefusedForGood(new Error('connection timeout'))).toBe(false)
  })
})
