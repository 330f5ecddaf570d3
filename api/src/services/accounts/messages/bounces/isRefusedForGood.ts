type SmtpError = { command?: string; response?: string; responseCode?: number }

// "550 5.1.1 …", or "550-5.1.1 …" in an answer of several lines.
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/

// RFC 3463: addresses (5.1) and mailboxes (5.2) of recipients; 5.1.7 and 5.1.8 are about the sender's address.
const OF_RECIPIENT = /^5\.(?:1\.(?![78]$)|2\.)/

// RFC 5321: no such mailbox, or one that has moved.
const NO_MAILBOX = [550, 551, 553]

// Servers without enhanced codes also refuse senders with 550.
const OF_SENDER =
  /relay|block|black|spam|listed|spf|dkim|dmarc|policy|reputation|sender|helo|authenticat|\brate\b|limit/i

const ADDRESS = /\S{0,320}@\S{0,320}/g

/**
 * Whether the mail server refuses the recipient for good, so that another try is useless. A server says at RCPT TO also
 * that it refuses the client or the sender (Postfix does so by default); that is the school's problem and says nothing
 * about the address.
 */
export const isRefusedForGood = (error: unknown) => {
  const { command, response = '', responseCode = 0 } = error as SmtpError
  if (command !== 'RCPT TO' || responseCode < 500) return false
  const [, enhanced] = ENHANCED.exec(response) ?? []
  return enhanced
    ? OF_RECIPIENT.test(enhanced)
    : NO_MAILBOX.includes(responseCode) &&
        !OF_SENDER.test(response.replace(ADDRESS, ''))
}
