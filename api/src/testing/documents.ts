import type { PdfContent } from 'src/documents/pdf'

export const statementExample: PdfContent = {
  lang: 'en',
  title: 'Statement of account',
  number: 'INV-2026-000123',
  issuer: ['Sulong', 'Quezon City'],
  facts: [
    ['Billed to', 'María Peña'],
    ['Issued', 'Nov 20, 2026'],
  ],
  table: {
    columns: [
      { title: 'Due', width: 0.5 },
      { title: 'Amount', width: 0.5, align: 'right' },
    ],
    rows: [['Nov 20, 2026', '₱1,234,567.89']],
    empty: 'Nothing yet.',
  },
  totals: [
    ['Total', '₱1,234,567.89'],
    ['Balance', '₱1,234,567.89'],
  ],
  notes: ['Pay by GCash, Maya or bank.'],
  footer: 'This is not an invoice under the rules of the BIR.',
}
