import './components/ui/enhancements'

/**
 * Next evaluates React, its router and the page's data in one task, which blocks a slow phone for 270 ms. Here React
 * has a task of its own: `__next_s` is Next's list of scripts to run before hydration, and an empty one ends a task.
 */
Object.assign(globalThis, { __next_s: [['', { children: '' }]] })
setTimeout(() => import('react-dom/client'))
