/** Fetches what a lesson's page takes on demand, so that it is there when the line is not. */
export const fetchLessonParts = () =>
  Promise.all([
    import('src/components/ui/RichText/CleanHtml'),
    import('src/components/ui/EmptyState/Drawing'),
  ])
