import type { PageView } from '@/content/routes'
import { routeOf } from '@/lib/routes/tree'
import { HubPage } from './hub-page'
import type { PageProps } from './page-frame'
import { RecordPage } from './record-page'
import { StoryPage } from './story-page'
import { TaskPage } from './task-page'

const views: Record<PageView, (props: PageProps) => React.ReactNode> = {
  task: TaskPage,
  story: StoryPage,
  hub: HubPage,
  record: RecordPage,
}

/** Every inner page, in the view that the tree gives it. */
export function InnerPage(props: PageProps) {
  const View = views[routeOf(props.path).view]
  return <View {...props} />
}
