/** The header's menu: the tree's pages by what one needs them for. Titles stand in the pages and in `routes.ts`. */
import { data } from './generated/menu'
import type { Data } from './schemas/menu'

/** A panel: the page most people open it for, a few words on that page, and the others by need. */
type MenuPanel = Data['panels'][number]

export const menuPanels: readonly MenuPanel[] = data.panels

/** What parents come for most, on top of the menu of phones. */
export const oftenNeeded: readonly string[] = data.oftenNeeded
