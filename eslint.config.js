import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { retiredWords } from './scripts/lint/retired-words.mjs';
import { textInOwnElement } from './scripts/lint/text-in-own-element.mjs';

/** One way to name our own files, which every tool that reads them understands. */
const fileEndings = {
  regex: '^(\\.{1,2}|~)/(?!.*\\.(ts|tsx|mjs|js|json|css|svg|ttf|woff2)(\\?\\w+)?$)',
  message: 'Name the file with its ending.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/build/**',
      '**/dist/**',
      '.data/**',
      'apps/storefront/app/generated/**',
      'cms/types/**',
      'cms/.strapi/**',
      '**/.cache/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { names: { rules: { 'retired-words': retiredWords } } },
    rules: {
      'names/retired-words': 'error',
      // What prettier makes of plain code is what readers expect.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SpreadElement > ObjectExpression.argument',
          message: 'Write the properties without the spread.',
        },
        {
          selector: 'JSXSpreadAttribute > ObjectExpression.argument',
          message: 'Write the attributes without the spread.',
        },
        {
          selector: 'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
          message: 'Declare one variable per statement.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An import of types alone would stay as an import without names, which loads the module.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['apps/storefront/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, ...jsxA11y.flatConfigs.recommended.plugins },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Scrolling containers and lists without bullets keep their role by naming it.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A label's text may have an element of its own.
      'jsx-a11y/label-has-associated-control': ['error', { depth: 4 }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['apps/storefront/app/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { shop: { rules: { 'text-in-own-element': textInOwnElement } } },
    rules: { 'shop/text-in-own-element': 'error' },
  },
  {
    files: ['**/*.{js,mjs,cjs}', '*.ts', 'scripts/**', 'tests/**', 'prisma/**', 'apps/storefront/{server,worker}/**'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['apps/storefront/app/**/*.js'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['apps/storefront/app/**/*.{ts,tsx}'],
    ignores: ['apps/storefront/app/platform/{env,form-body}.server.ts', '**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings come from platform/env.server.ts.' },
        {
          object: 'AbortSignal',
          property: 'timeout',
          message:
            'It fires while answers wait for a busy event loop: timeLimit of platform/time-limit.server.ts does not.',
        },
        { object: 'request', property: 'formData', message: 'Forms are read by platform/form-body.server.ts.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            fileEndings,
            { regex: '^\\.\\./', message: 'Name a file above by `~/…`.' },
            {
              regex: '^sharp$',
              message: 'Pictures are worked on beside the serving process: platform/pictures.server.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/storefront/{server,worker}/**/*.ts', 'tests/**/*.ts', 'prisma/**/*.ts', 'packages/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [fileEndings] }] },
  },
);
