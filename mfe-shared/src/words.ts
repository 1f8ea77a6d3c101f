/** Made by `npm run words`: an unknown key and a missing value do not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'audit-log': typeof import('./audit-log/locales/en.json') & {
      written: {
        POST: '{{what}}';
        PUT: '{{what}}';
        PATCH: '{{what}}';
        DELETE: '{{what}}';
      };
    };
    figures: typeof import('./figures/locales/en.json') & {
      viewOf: '{{title}}';
      saveCsv: '{{title}}';
    };
    forms: typeof import('./forms/locales/en.json') & {
      entries_one: '{{count}}';
      entries_other: '{{count}}';
    };
    common: typeof import('./i18n/locales/en.json')['common'] & {
      panelFailed: '{{remote}}';
      stars: '{{value}}';
      remove: '{{label}}';
      selectRow: '{{label}}';
      selected_one: '{{amount}}';
      selected_other: '{{amount}}';
      selectMatching: '{{amount}}';
      moveUp: '{{label}}';
      moveDown: '{{label}}';
      perPage: '{{amount}}';
      palette: {
        nothing: '{{text}}';
      };
      welcomeBack: '{{name}}';
      welcome: '{{name}}';
      errorCount_one: '{{count}}';
      errorCount_other: '{{count}}';
      pageOf: '{{pages}} {{page}}';
      rowsOf: '{{from}} {{total}} {{to}}';
      sortBy: '{{label}}';
      increase: '{{label}}';
      decrease: '{{label}}';
      maintenance: {
        planned: '{{times}}';
        now: '{{until}}';
      };
      arrival: {
        todayBy: '{{time}}';
        tomorrowBy: '{{time}}';
        day: '{{date}} {{weekday}}';
        dayBy: '{{date}} {{time}} {{weekday}}';
      };
      waitSeconds_one: '{{count}}';
      waitSeconds_other: '{{count}}';
      waitMinutes_one: '{{count}}';
      waitMinutes_other: '{{count}}';
      viewDeleted: '{{name}}';
    };
    errors: typeof import('./i18n/locales/en.json')['errors'] & {
      PLAN_LIMIT: '{{limit}} {{used}}';
      PLAN_LIMIT_storage: '{{limit}} {{used}}';
    };
    'own-domains': typeof import('./own-domains/locales/en.json') & {
      verifyOf: '{{domain}}';
      verified: '{{domain}}';
      copy: '{{label}}';
      pointCname: '{{domain}}';
      pointApex: '{{domain}} {{host}}';
      pointApexUnknown: '{{domain}} {{host}}';
      removeTitle: '{{domain}}';
      removed: '{{domain}}';
    };
    'plan-invoice': typeof import('./plan-invoice/locales/en.json') & {
      tax: '{{rate}}';
      collected: '{{method}}';
      again: '{{date}}';
    };
    'second-factors': typeof import('./second-factors/locales/en.json') & {
      codes: {
        file: '{{host}}';
      };
      own: {
        added: '{{date}}';
        used: '{{date}}';
        onHost: '{{host}}';
        remove: '{{name}}';
        codesLeft_one: '{{count}}';
        codesLeft_other: '{{count}}';
        removeTitle: '{{name}}';
        passkeyText: '{{host}}';
      };
    };
    'sign-in': typeof import('./sign-in/locales/en.json') & {
      pages: {
        login: {
          customer: {
            text: '{{name}}';
          };
          tenantAdmin: {
            text: '{{name}}';
          };
        };
        signup: {
          text: '{{name}}';
          tenantAdmin: {
            title: '{{name}}';
          };
        };
      };
      signedInAs: '{{email}}';
      forgotSent: '{{email}}';
      passwordHelp: '{{count}}';
      passwordTooLong: '{{count}}';
      tooLong: '{{count}}';
      ways: {
        provider: '{{label}}';
        providerOnly: '{{label}}';
      };
    };
    'store-visit': typeof import('./store-visit/locales/en.json') & {
      bar: {
        looking: '{{name}}';
        changing: '{{name}}';
        reason: '{{reason}}';
        left_one: '{{count}}';
        left_other: '{{count}}';
      };
    };
    support: typeof import('./support/locales/en.json') & {
      file: '{{name}} {{size}}';
    };
  }
}

export {};
