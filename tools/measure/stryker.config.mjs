export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'lib/{cache,forms,http,routes}/**/*.ts',
    'lib/vendor-api/{limits,queries,readiness,store}.ts',
    'lib/platform/whole-files.ts',
    'lib/school/fees.ts',
    'server/**/*.ts',
    '!**/*.test.ts',
    '!server/main.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'test-results/stryker',
  // Stryker reads a tsconfig with the compiler's API, which TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.next', '.builds', '.bench', 'test-results'],
}
