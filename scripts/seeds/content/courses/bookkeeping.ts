import { embeds, films } from './films'
import { embed, text, video, type CourseContent } from './types'

export const bookkeeping: CourseContent = {
  slug: 'bookkeeping-small-business',
  title: [
    'Bookkeeping for Small Businesses',
    'Bookkeeping para sa Maliliit na Negosyo',
  ],
  short: [
    'From a shoebox of receipts to books that agree with the bank.',
    'Mula kahon ng resibo hanggang librong tugma sa bangko.',
  ],
  description: [
    `You will keep the books of an invented bakery, **Panaderya Aling Nena**, for one quarter. No accounting degree is needed; patience and honesty are. The course says clearly where bookkeeping ends and where a CPA or the BIR has to be asked.`,
    `Hahawakan mo ang libro ng isang kathang panaderya, **Panaderya Aling Nena**, sa loob ng isang quarter. Hindi kailangan ng accounting degree; tiyaga at katapatan ang kailangan. Malinaw rin kung hanggang saan ang bookkeeping at kailan dapat magtanong sa CPA o BIR.`,
  ],
  units: [
    {
      name: ['How money moves', 'Paano gumagalaw ang pera'],
      short: [
        'Five kinds of accounts and one equation.',
        'Limang klase ng account at isang equation.',
      ],
      lessons: [
        video({
          name: [
            'A day at the bakery, in money',
            'Isang araw sa panaderya, sa pera',
          ],
          short: [
            'Follow ₱1,000 from the till to the flour and back.',
            'Sundan ang ₱1,000 mula kaha hanggang harina at pabalik.',
          ],
          film: films.spring,
          percent: 90,
          isPreview: true,
          body: `Follow one thousand pesos: sold bread in the morning, into the till, to the supplier for flour, into bread again. At every step ask two questions: **where did it come from, and where did it go?** Bookkeeping is writing down both answers, every time.`,
        }),
        text({
          name: ['Five kinds of accounts', 'Limang klase ng account'],
          short: [
            'What you own, owe, put in, earn and spend.',
            'Ari, utang, puhunan, kita at gastos.',
          ],
          body: `Everything a business does touches at least two of five kinds of accounts.

## The five

1. **Assets** – what it has: cash, bank, flour in the store, the oven, what customers still owe
2. **Liabilities** – what it owes: the supplier, the bank, taxes not yet paid
3. **Equity** – what belongs to the owner: what Aling Nena put in, plus profit, minus what she took
4. **Income** – what it earns: bread, cakes, delivery fees
5. **Expenses** – what it uses up: flour, wages, power, rent

## One equation

**Assets = Liabilities + Equity.** Always. If it does not hold, something was written once instead of twice.

## Try it

Which two accounts move, and which way?

- Aling Nena puts ₱20,000 of savings into the till → cash up, equity up
- She buys flour for ₱6,000 on credit → inventory up, payables up
- She sells bread for ₱3,500 cash → cash up, income up
- She pays the flour → payables down, cash down
- She takes ₱1,000 for her daughter's tuition → equity down, cash down

The last one is the commonest mistake in small shops: tuition is **not** an expense of the bakery. Household and shop need two wallets; when the owner takes money, it is written as a drawing.

## Checklist

- I can name the five kinds without looking
- I can say for each line above why two accounts move
- I know why tuition is not an expense`,
        }),
        text({
          name: [
            'The chart of accounts, on one page',
            'Chart of accounts sa isang pahina',
          ],
          short: [
            'Twenty lines are enough for a bakery.',
            'Sapat na ang dalawampung linya para sa panaderya.',
          ],
          body: `A chart of accounts is the list of drawers into which everything goes. Too few and you learn nothing; too many and nobody files correctly. For a small shop twenty will do.

## For Panaderya Aling Nena

- **100s assets**: 101 cash in till, 102 GCash, 103 bank, 110 customers owe, 120 ingredients, 150 oven and tools
- **200s liabilities**: 201 suppliers, 210 loan, 220 taxes and contributions to pay
- **300s equity**: 301 capital, 310 drawings
- **400s income**: 401 bread, 402 cakes, 403 delivery
- **500s expenses**: 501 ingredients used, 510 wages, 520 rent, 530 power and water, 540 transport, 590 bank and wallet fees

## Rules

1. A new drawer only when something comes back every month
2. No drawer called "miscellaneous" above one per cent of expenses
3. Wallets are accounts: GCash and Maya each get their own number, since each must agree with its own statement
4. Fees are written apart. If ₱500 was sent and ₱485 arrived, income is 500 and fees are 15

## Do this now

Make the list in a sheet: number, name, kind, one example. Then take ten receipts from your own wallet and give each a number as if your home were the bakery. Where you hesitate, write an example beside the drawer; next month you will be glad.`,
        }),
      ],
    },
    {
      name: ['Every day and every week', 'Araw-araw at linggo-linggo'],
      short: [
        'Receipts in, entries made, till counted.',
        'Pasok ang resibo, naitala, nabilang ang kaha.',
      ],
      lessons: [
        text({
          name: ['From receipt to entry', 'Mula resibo hanggang tala'],
          short: [
            'A routine of fifteen minutes a day.',
            'Routine na labinlimang minuto kada araw.',
          ],
          body: `Books are never behind by a year. They are behind by one day, 365 times.

## The daily quarter of an hour

1. **Collect**: photos of receipts, wallet histories, the till's total
2. **Name**: date – supplier – amount, for example 2026-11-20 – Harina Trading – 6000
3. **Enter**: date, account, what for, in or out, document number
4. **Count**: cash in the till against what the book says
5. **Ask**: one message with everything that is unclear

## What a valid document shows

Seller's name, address and TIN, date, number, what was bought, the amount. Since the Ease of Paying Taxes Act, **invoices** stand where official receipts stood for services too. If a supplier gives only a slip of paper, write what you know, mark it, and ask the owner to request a proper one; without it the expense may not count for tax.

## When the till does not agree

- Less than ₱20: write it as "cash short or over" and go on
- The same amount every day: somebody forgets to enter something, usually small purchases from the till
- A round amount: ask the owner whether they took it. Ask kindly; it is their till

## Never

Never change yesterday's entry to make today fit. Write a new line that corrects it and says why. Whoever looks in a year must be able to follow your steps.

## Checklist

- Each entry has a document, or a note why not
- The till was counted by the person who had it
- My question list went out before six`,
        }),
        embed({
          name: ['The sheet, line by line', 'Ang sheet, linya por linya'],
          short: [
            'Enter a week of the bakery together with us.',
            'Sabayan kami sa pagtala ng isang linggo.',
          ],
          embedUrl: embeds.bunny,
          body: `Open an empty sheet with the columns **date, document, account, what for, in, out, balance**. Stop the video after each receipt, enter it yourself, then compare.

At the end your balance must be the same as ours to the centavo. If it is not, look for the difference: divisible by nine usually means two swapped digits.`,
        }),
        text({
          name: ['Agreeing with the bank', 'Pagtugma sa bangko'],
          short: [
            'Reconciliation without tears.',
            'Reconciliation na walang iyakan.',
          ],
          body: `To reconcile means: the book and the bank tell the same story, and where they differ you can say why. Do it weekly; monthly is already detective work.

## Step by step

1. Put the bank's lines on the left, yours on the right
2. Tick what has the same amount and nearly the same day
3. Look at what is left over on the **bank's** side: fees, interest, transfers nobody told you about. Enter them
4. Look at what is left over on **your** side: cheques not cashed, transfers under way. List them
5. Book balance minus what is under way = bank balance. Write the date and your initials

## The three usual suspects

- **Wallet cash-ins** appear as one sum in the bank and as many sales in the book
- **Fees** of 15 or 25 pesos, forgotten twenty times
- **Twice**: entered from the receipt and again from the statement

## A small example

Bank says ₱48,250. Your book says ₱46,785. Left over at the bank: interest 35, a customer's transfer 1,500 you had not seen. Left over in the book: fee 70 not entered. 46,785 + 35 + 1,500 − 70 = **48,250**. Done.

## If you cannot find it

Write the difference down, with the date, and tell the owner today. A known difference of ₱312 is a fact; a hidden one is a secret, and secrets grow.`,
        }),
      ],
    },
    {
      name: [
        'Every month, and who to ask',
        'Buwan-buwan, at kung kanino magtatanong',
      ],
      short: [
        'Closing, reporting, and the limits of your work.',
        'Pagsasara, report, at hangganan ng trabaho mo.',
      ],
      lessons: [
        text({
          name: ['Closing a month', 'Pagsasara ng buwan'],
          short: [
            'Ten ticks, then nobody touches it any more.',
            'Sampung check, saka wala nang gagalaw.',
          ],
          body: `A month is closed when you would bet your fee on it. Do these in the same order every time.

## Ten ticks

1. All receipts of the month are entered
2. Till, wallets and bank agree
3. Customers who still owe are listed, oldest first
4. Suppliers not yet paid are listed, with due dates
5. Ingredients were counted on the last evening
6. Wages and contributions (SSS, PhilHealth, Pag-IBIG) are entered for this month, even if paid in the next
7. Rent and power belong to the month in which they were used
8. Drawings are apart from expenses
9. Every strange line has a note
10. A copy of the sheet is saved and locked

## Look before you send

Compare with last month. Anything that moved by more than a fifth deserves a sentence: flour is up because of the fiesta order, power is down because the oven was broken for four days. If you have no sentence, you have a mistake or a question.

## After closing

Corrections go into the new month, with a note. If the owner insists on changing a closed one, ask for it in writing; your lock protects both of you.`,
        }),
        text({
          name: [
            'A report that an owner reads',
            'Report na binabasa ng may-ari',
          ],
          short: [
            'Four boxes and one sentence each.',
            'Apat na kahon, tig-isang pangungusap.',
          ],
          body: `Aling Nena has been up since three. She gives you two minutes.

## Four boxes

- **Earned** this month, and beside it last month
- **Spent**, with the three largest lines
- **Left over**, in pesos and as part of each ₱100 sold
- **In hand**: cash, wallets and bank today, minus what is due in the next two weeks

## One sentence each

> You sold ₱182,400, a tenth more than in October, mostly cakes.
>
> Ingredients took ₱61 of each ₱100; last month it was 55. Sugar is the reason.
>
> After everything ₱18,900 are left, before your own pay.
>
> On the 5th the supplier and the loan come together; keep ₱24,000 in the bank.

## What not to do

- Do not say "profit" and mean "cash in the bank". They are different; the last box exists because of it
- Do not advise on taxes, loans or prices beyond the numbers. Offer the numbers, and a person who may advise

## Do this now

With the figures of the exercise, fill the four boxes and write the four sentences. Read them aloud to somebody who has never seen a ledger. If they can tell you what Aling Nena should watch, you have passed.`,
        }),
        text({
          name: [
            'Taxes: what you prepare, and what you leave',
            'Tax: ano ang ihahanda mo, at ano ang hindi',
          ],
          short: [
            'A map of names and dates, not advice.',
            'Mapa ng pangalan at petsa, hindi payo.',
          ],
          isOptional: true,
          body: `A bookkeeper prepares; the taxpayer signs; a CPA or tax agent advises. Know the map so that you can prepare well.

## Words you will hear

- **COR**, the Certificate of Registration: lists which returns this business must file. Always start there
- **8% option or graduated rates**: how a small sole proprietor's income may be taxed. Chosen by the owner with advice, not by you
- **Percentage tax and VAT**: depend on the sales and on the option chosen
- **Withholding**: tax kept back from rent or wages and paid for somebody else
- **Books of account**: registered, manual or computerised, and kept for years

## What you prepare

1. Sales and purchases by month, with document numbers
2. The list of suppliers with TINs
3. A calendar from the COR, with a reminder ten days ahead
4. A folder per filing with the confirmation in it

## As a freelancer yourself

Income from clients abroad is income too. You register with the BIR as self-employed, issue invoices and file; the one-stop explanations at the Revenue District Office are free. Set aside a part of every payment from the first peso, and the first April will be an ordinary month.

## Please remember

Rules and dates change. This lesson is a map; for the journey ask the RDO or a CPA, and write down the date when you asked.`,
        }),
      ],
    },
  ],
}
