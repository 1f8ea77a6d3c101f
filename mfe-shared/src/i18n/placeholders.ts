/** Made by `npm run words`: the texts of each namespace that have placeholders. */
export type Placeholders = {
  common: {
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
  errors: {
    PLAN_LIMIT: '{{limit}} {{used}}';
    PLAN_LIMIT_storage: '{{limit}} {{used}}';
  };
  'audit-log': {
    written: {
      POST: '{{what}}';
      PUT: '{{what}}';
      PATCH: '{{what}}';
      DELETE: '{{what}}';
    };
  };
  figures: {
    viewOf: '{{title}}';
    saveCsv: '{{title}}';
  };
  forms: {
    entries_one: '{{count}}';
    entries_other: '{{count}}';
  };
  'own-domains': {
    verifyOf: '{{domain}}';
    verified: '{{domain}}';
    copy: '{{label}}';
    pointCname: '{{domain}}';
    pointApex: '{{domain}} {{host}}';
    pointApexUnknown: '{{domain}} {{host}}';
    removeTitle: '{{domain}}';
    removed: '{{domain}}';
  };
  'plan-invoice': {
    tax: '{{rate}}';
    collected: '{{method}}';
    again: '{{date}}';
  };
  'second-factors': {
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
  'sign-in': {
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
  'store-visit': {
    bar: {
      looking: '{{name}}';
      changing: '{{name}}';
      reason: '{{reason}}';
      left_one: '{{count}}';
      left_other: '{{count}}';
    };
  };
  support: {
    file: '{{name}} {{size}}';
  };
};
