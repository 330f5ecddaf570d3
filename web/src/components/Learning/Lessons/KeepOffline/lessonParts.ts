/** Preloads the code that a lesson's page loads on demand, so that it works offline. */
export const preloadLessonParts = () =>
  Promise.all([
    import('src/components/ui/text/RichText/CleanHtml'),
    import('src/components/ui/feedback/EmptyState/Drawing'),
  ])
