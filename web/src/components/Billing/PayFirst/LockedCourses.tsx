import { Lock } from 'lucide-react'

/** The titles of courses that open once an order is paid. */
export const LockedCourses = ({ courses }: { courses: readonly string[] }) => (
  <ul className="text-muted mt-2 space-y-1.5">
    {courses.map((title) => (
      <li key={title} className="flex items-center gap-2">
        <Lock className="size-4 shrink-0" aria-hidden />
        {title}
      </li>
    ))}
  </ul>
)
