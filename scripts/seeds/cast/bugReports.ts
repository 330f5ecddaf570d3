/** The bug reports of the cast. Each is written with the person who sent it. */
export const bugReports = [
  {
    from: 'ana@example.com',
    days: 2,
    page: '/courses/my-courses',
    description:
      'The cover of my second course stays grey on my phone. After I reload the page it is there.',
  },
]
