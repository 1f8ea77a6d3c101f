/**
 * jest-light-runner starts threads with FORCE_COLOR "undefined" where there is no terminal. Programs that tests start
 * would write colors into what the tests read.
 */
delete process.env.FORCE_COLOR;
