/** Preloads the code that a lesson's page loads on demand, so that it works offline. */
export const fetchLessonParts = () =>
  Promise.all([
    import('src/components/ui/RichText/CleanHtml'),
    import('src/components/ui/EmptyState/Drawing'),
  ])
