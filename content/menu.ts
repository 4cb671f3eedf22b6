/** Header menu: the tree's pages by purpose. Titles come from the pages and `routes.ts`. */
import { data } from './generated/menu'
import type { Data } from './schemas/menu'

/** A panel: its most visited page with a short text, and the other pages by purpose. */
type MenuPanel = Data['panels'][number]

export const menuPanels: readonly MenuPanel[] = data.panels

/** Most visited pages, at the top of the phone menu. */
export const oftenNeeded: readonly string[] = data.oftenNeeded
