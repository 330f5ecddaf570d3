// Refusals about affiliates, their links and codes; part of the catalogue (errors.ts).
export const affiliateErrors = {
  AFFILIATE_CLOSED: 'No new affiliates are taken at the moment.',
  AFFILIATE_SUSPENDED: 'Your links do not count while you are suspended.',
  AFFILIATE_TERMS_FIRST: 'Accept the terms for affiliates first.',
  AFFILIATE_TERMS_CHANGED:
    'There are newer terms. Read them, then accept them.',
  AFFILIATE_TARGET: 'Choose an open funnel, or enter the path of a page here.',
  AFFILIATE_LINK_TAKEN: 'One of your links has this address already.',
  AFFILIATE_LINKS_MANY: 'You have a hundred links. Archive one of them first.',
  AFFILIATE_SLUG_ONCE: 'The address of an affiliate changes only once.',
  AFFILIATE_UNKNOWN: 'No active affiliate has this code.',
  COMMISSION_OWN: 'Another person has to do this: it is about your own money.',
  COMMISSION_RULE_ENDED:
    'This version of the rule has ended. Load the page again.',
  COMMISSION_TIERS:
    'Each step needs more orders, and pays more than the one before.',
  COMMISSION_VALUE: 'Enter at most 100 percent, or at most ₱1,000,000.',
  PAYOUT_NONE: 'There is nothing to pay out now.',
  PAYOUT_HELD:
    'No payout here can be approved now. Each row says what holds it.',
  PAYOUT_ACCOUNT:
    'A payout account cannot be read. Ask the affiliate to enter it again.',
  PAYOUT_EXPORTED:
    'The transfer was exported. If it was not sent, say that it did not arrive.',
  PAYOUT_OPEN: 'A payout with this order is open. Pay or cancel it first.',
  PAYOUT_STATE: 'The payout has changed meanwhile. Load the page again.',
  ACCOUNT_NUMBER: 'Enter the account number in 6 to 20 digits.',
} as const
