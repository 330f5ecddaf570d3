import { bounceReason } from './bounceReason'

it.each([
  ['550 5.1.1 User unknown', 'noAddress'],
  ['552 5.2.2 Mailbox full', 'full'],
  ['550 5.7.1 Blocked as spam', 'unwanted'],
  ['550 No such user', 'noAddress'],
  ['554 Message refused', 'unwanted'],
  [
    "554 delivery error: dd This user doesn't have a yahoo.com account (ana@yahoo.com) [0]",
    'noAddress',
  ],
  ['554 30 This mailbox is disabled (554.30).', 'noAddress'],
  ['554 Mailbox full', 'full'],
  ['552-5.2.2 The recipient’s inbox is out of storage space', 'full'],
  ['451 Mailbox full, try again later', 'unreachable'],
  ['521 Does not accept mail', 'refused'],
  ['connect ECONNREFUSED 10.0.0.1:25', 'unreachable'],
  ['451 4.3.0 Try again later', 'unreachable'],
])('%s: %s', (said, reason) => expect(bounceReason(said)).toBe(reason))
