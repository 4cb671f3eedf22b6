import './node-version.mjs'
import path from 'node:path'

/**
 * Imports a TypeScript module of this project, by its path from the root. `content` is the folder that
 * stands for `content`, in a test a copy of it.
 */
export async function importTypeScript(file, content = 'content') {
  const root = process.cwd()
  const { NODE_ENV } = process.env
  // Not by an `import` above, which an old Node would fail at first, or a fresh clone without packages.
  const { runnerImport } = await import('vite')
  const { writeModules } = await import('../../content/modules.mjs')
  writeModules(content)
  try {
    const own = file.startsWith('content/')
      ? path.join(content, path.relative('content', file))
      : file
    const { module } = await runnerImport(path.resolve(root, own), {
      configFile: false,
      logLevel: 'error',
      resolve: {
        alias: {
          // Code, which a copy of the content has no packages for.
          '@/content/schemas': path.join(root, 'content/schemas'),
          '@/content': path.resolve(content),
          '@': root,
          'server-only': path.resolve(root, 'node_modules/server-only/empty.js'),
        },
      },
    })
    return module
  } finally {
    // Vite sets it for its whole process, and a build that follows in it would be a development one.
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
    else process.env.NODE_ENV = NODE_ENV
  }
}
