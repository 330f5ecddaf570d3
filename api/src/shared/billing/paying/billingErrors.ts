// Refusals of enrolling, buying and paying (spec section 5).

export const billingErrors = {
  // Enrolment (spec section 5)
  BATCH_REQUIRED: 'Select an Option',
  FUNNEL_REQUIRED: 'Please select atleast one funnel!',
  ALREADY_SUBSCRIBED: 'There is already an active subscription to this.',
  NOT_SUBSCRIBED: 'This subscription has already ended.',
  NOT_PAUSED: 'This subscription is not paused.',
  FUNNEL_TWICE: 'Each funnel can be chosen once.',

  // Checkout
  FUNNEL_CLOSED: 'Enrollment is closed.',
  FUNNEL_FULL: 'All seats are taken.',
  TERM_NOT_OFFERED: 'This payment term is not offered here.',
  PRICE_CHANGED: 'The price has changed. Please check it again.',
  COUPON_UNKNOWN: 'We do not know this code.',
  COUPON_NOT_STARTED: 'This code is not valid yet.',
  COUPON_EXPIRED: 'This code has expired.',
  COUPON_EXHAUSTED: 'This code has been used up.',
  COUPON_HELD:
    'The last uses of this code are held by other checkouts. Try again in 30 minutes.',
  COUPON_USER_LIMIT: 'You have already used this code.',
  COUPON_TERM: 'This code does not apply to this payment term.',
  COUPON_MINIMUM: 'The price is below the minimum for this code.',
  COUPON_AUDIENCE: 'This code is meant for other customers.',
  COUPON_EMAIL_UNCONFIRMED:
    'This code needs a confirmed email address: choose "Forgot password" and enter the code that we mail you.',
  COUPON_LOCKED:
    'This code has been used, so only its dates, limits and pause can change.',

  COUPON_PERCENT: 'Enter a percentage from 0.01 to 100.',
  COUPON_LIMIT_BELOW_USES: 'It has been used more often than this.',
  COUPON_TERM_NOT_OFFERED: 'Choose payment terms that this funnel offers.',
  FUNNEL_NOT_OPEN:
    'Enrollment is not open here, so there is nothing to tell yet.',
  PRODUCT_NOT_SOLD: 'Its product is not sold; make the product active first.',
  RENEWAL_OF_ITSELF: 'A funnel cannot renew itself.',

  // Payments (spec section 5)
  PAYMENT_UPDATE_ONLY_UNPAID: 'Update only for Unpaid',
  PAYMENT_ALREADY_PAID: 'This is already paid.',
  PAYMENT_NOT_PAID: 'This is not paid.',
  DAY_CLOSED:
    'The books of that day and platform are closed. Reopen the day under “Days” first.',
  DAY_CHANGED:
    'Something was booked on that day meanwhile. Look at the amounts as they are now.',
  PLATFORM_ONLY_PAID: 'The payment platform can be set only once this is paid.',
  PLATFORM_REQUIRED: 'Please choose a payment platform.',
  PLATFORM_UNKNOWN: 'We do not know this payment platform.',
  EXTERNAL_INVOICE_REQUIRED:
    'Please enter the external invoice id (N/A if not applicable).',
  REFERENCE_REQUIRED: 'Please enter the reference number.',
  REFERENCE_USED: 'This reference number was already used.',
  AMOUNT_INVALID: 'Please enter a valid amount.',
  AMOUNT_ABOVE_BILLS: 'This is more than all open bills of the member.',
  CREDIT_TOO_LOW:
    'The member does not have this much credit. What was paid with it must be taken back first.',
  CREDIT_ABOVE_LIMIT:
    'This is more than one person may give to a member within 30 days. Somebody else must give the rest.',
  CREDIT_NOT_STANDING: 'This credit is already taken back.',
  REFUND_ABOVE_PAID: 'The member has not paid this much.',
  REFUNDED_BILLS_REQUIRED: 'Please choose what becomes of the bills.',
  REFUND_DAYS_OVER: 'The days in which you can ask for a refund are over.',
  REFUND_ANSWERED: 'This request was answered or withdrawn meanwhile.',
  REFUND_REQUEST_WAITING:
    'This member has asked for a refund. Answer the request first: refund it there, or decline it.',
  REFUND_UNDER_WAY: 'This refund is already being sent.',
  REFUND_WAITING:
    'Another refund to this member waits for a second person. Confirm or withdraw it first.',
  REFUND_CREDIT_USED:
    'Credit that this refund counts on was used since. Withdraw it and record it again.',
  RELEASE_ABOVE_LIMIT:
    'What is paid on its open bills becomes credit, and you approved more of that alone than one person may give. Somebody else must end this membership.',
  REMINDED_TODAY: 'A reminder of this bill was sent today.',
  PROMISE_STANDS: 'The member promised to pay by a day that has not passed.',
  PRICE_BELOW_PAID:
    'A part of it is paid: the price must be higher than that. To forgive the rest, waive it.',
  DATE_INVALID: 'Please enter a valid date.',
  PROOF_SCHEDULES_REQUIRED: 'Please choose at least one bill.',
  PROOF_FILE_REQUIRED: 'Please add your screenshot.',
  PROOF_PENDING: 'We are already checking a payment for this bill.',
  PROOF_AMOUNT_DIFFERS:
    'The proof is for another amount than its bills. Look at it by itself.',
  APPROVAL_OWN: 'Somebody else must give the second approval.',
  APPROVAL_OF_FILE:
    'The first approval is of a line of a statement. Approve the line, or withdraw the approval.',
  APPROVAL_DIFFERS:
    'The first approval names another platform, invoice, reference, day or amount. Say the same, or withdraw it.',
  APPROVAL_CHANGED:
    'This was confirmed, withdrawn or recorded again since you opened it. Close this, and look at the bill as it is now.',
  APPROVAL_WAITING:
    'A payment for this bill waits for a second approval. Another person who may approve payments gives it at the member’s bills, or at the proof if there is one.',
  APPROVAL_OF_PROOF:
    'This waits for the second approval of a proof of payment. Approve that proof.',
  PAYMENT_OWN: 'Somebody else must decide on your own bills.',
  PAYMENT_WAIVED: 'This is waived already.',
  PAYMENT_NOT_WAIVED: 'This is not waived.',
  PROMISE_DATE: 'Please choose a day within the limit shown.',
  PROMISE_LIMIT: 'A new promise is no longer possible for this bill.',
  TIN_INVALID: 'Enter the 9 to 14 digits of the TIN.',
  ONLINE_PAYMENT_AWAY:
    'Online payment is not available right now. Please send proof of payment instead.',
  STATEMENT_COLUMNS: 'Please say which columns hold the date and the amount.',
  STATEMENT_EMPTY: 'This file has no lines.',
  STATEMENT_LINES: 'Choose between 1 and 2,000 lines at a time.',
  STATEMENT_QUESTION:
    'The file does not say clearly that this money came. Look it up before you match it.',
  STATEMENT_ROUNDED:
    'Look the reference up before you match it: a spreadsheet program has rounded it.',
  STATEMENT_REPEATED:
    'An earlier file has the same line, which was matched there. Match this one only if it is another transfer.',
  STATEMENT_WENT_BACK:
    'This money was booked as a payment and went back. Look the payment up, and revoke it if it is so.',
  STATEMENT_KNOWN: 'This file was already taken.',
  STATEMENT_BILLS: 'Choose unpaid bills of one member.',
  STATEMENT_DECIDED: 'This was already decided.',
  PROOF_DECIDED: 'This proof has already been decided.',
} as const
